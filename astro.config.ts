import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { siteSettings } from './src/site-settings.ts'

export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [siteSettings(), react()],
})
