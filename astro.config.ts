import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { siteFont } from './build/font.ts'
import { readyToServe } from './build/ready-to-serve.ts'
import { ownHashes } from './build/security-policy.ts'
import { siteSettings } from './build/site-settings.ts'
import { hearTheStages } from './src/copy/site-facts.ts'

/** An `if` in the code would not do: the bundler keeps the late scripts that it spares. */
const WITHOUT_SOUND = { './hear/use-stages.tsx': './use-stages.ts' }

export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  vite: { resolve: { alias: hearTheStages ? {} : WITHOUT_SOUND } },
  integrations: [siteSettings(), siteFont(), react(), ownHashes(), readyToServe()],
})
