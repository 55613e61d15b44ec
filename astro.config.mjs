// @ts-check
// Not in TypeScript: Node reads it as it is, where Astro starts a server of its own to read a `.ts`.
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { siteFont } from './build/font.ts'
import { ownHashes } from './build/security-policy.ts'
import { siteSettings } from './build/site-settings.ts'
import { hearSwitch } from './src/masking/hear/hear-switch.ts'

export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  vite: { plugins: [hearSwitch()] },
  integrations: [siteSettings(), siteFont(), react(), ownHashes()],
})
