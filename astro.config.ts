import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { siteFont } from './build/font.ts'
import { readyToServe } from './build/ready-to-serve.ts'
import { siteSettings } from './build/site-settings.ts'
import { settings } from './settings/settings.ts'
import { siteMarkdown, tokenTexts } from './src/legal/fill-tokens.ts'

/** Lazy, so that invalid settings are reported before any text is read. */
const readTokenTexts = () => tokenTexts(settings())

export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  markdown: {
    syntaxHighlight: false,
    processor: siteMarkdown(readTokenTexts),
  },
  vite: {
    build: {
      // Astro's own modules have directives.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
  },
  integrations: [siteSettings(), siteFont(), react(), readyToServe()],
})
