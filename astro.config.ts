import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { siteFont } from './build/font.ts'
import { readyToServe } from './build/ready-to-serve.ts'
import { siteSettings } from './build/site-settings.ts'

export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [siteSettings(), siteFont(), react(), readyToServe()],
})
