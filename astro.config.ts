import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { compressOutput } from './integrations/compress-output.ts'
import { siteFont } from './integrations/font.ts'
import { siteSettings } from './integrations/site-settings.ts'
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
      // The oldest supported browsers (docs/accessibility.md): colors in sRGB, no nested rules.
      cssTarget: ['chrome103', 'edge103', 'firefox115', 'safari15.4', 'ios15.4'],
      // Astro's own modules have directives.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
  },
  integrations: [siteSettings(), siteFont(), react(), compressOutput()],
})
