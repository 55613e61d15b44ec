// @ts-check
// Not in TypeScript: Node reads it as it is, where Astro starts a server of its own to read a `.ts`.
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { builtPages } from './src/built-pages.ts'
import { emittedFiles } from './src/emitted-files.ts'
import { siteFont } from './src/fonts/site-font.ts'
import { hearSwitch } from './src/masking/hear/hear-switch.ts'
import { siteSettings } from './src/site-settings.ts'
import { constantTokens } from './src/styles/constant-tokens.ts'
import { emitTagCarrier } from './src/waitlist/emit-tag-carrier.ts'

export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  vite: { plugins: [constantTokens(), emitTagCarrier(), hearSwitch()] },
  integrations: [siteSettings(), siteFont(), emittedFiles(), react(), builtPages()],
})
