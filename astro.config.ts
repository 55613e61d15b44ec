import process from 'node:process'
import { satteri } from '@astrojs/markdown-satteri'
import { defineConfig, envField, fontProviders } from 'astro/config'
import { DEFAULT_FORM_LOADING, settingFaults } from './src/build/settings.ts'
import { reportToOwner } from './src/check/report-to-owner.ts'

/**
 * `npm start` and `npm run dev`: pages of our own take the place of the services. Astro does not tell its
 * configuration the mode.
 */
const isDemo = /--mode[ =]demo\b/.test(process.argv.join(' '))

// A shell that is set up for development would otherwise put React's development version on the
// pages. The integration loads React, so it comes after.
if (process.argv.includes('build')) process.env.NODE_ENV = 'production'
const { default: react } = await import('@astrojs/react')

const server = { context: 'server', access: 'public' } as const

/** A setting that must be there; the demo has a default for it. */
const required = (demo: string) => envField.string(isDemo ? { ...server, default: demo } : server)

const checkSettings = {
  name: 'check-settings',
  /**
   * By now, Astro has put the settings into the environment. `error` is its own report of those that are
   * missing: an owner is told everything at once.
   */
  buildEnd(error?: Error) {
    const faults = settingFaults(process.env)
    if (faults[0]) throw new Error([error?.message ?? [], faults].flat().join('\n'))
  },
}

const FONT = '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next'
const fontFile = (alphabet: string) => ({
  src: [`${FONT}-${alphabet}-wght-normal.woff2`] as [string],
  weight: '200 800',
  style: 'normal' as const,
})

export default defineConfig({
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  env: {
    schema: {
      SITE_URL: required('http://localhost:4321'),
      WAITLIST_FORM_URL: required('/demo/form'),
      BOOKING_URL: required('/demo/booking'),
      WAITLIST_FORM_LOADING: envField.enum({
        ...server,
        values: ['near', 'click', 'link'],
        default: DEFAULT_FORM_LOADING,
      }),
    },
  },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Atkinson Hyperlegible Next',
      cssVariable: '--typeface',
      // They are in font.css.
      fallbacks: [],
      options: {
        variants: [
          fontFile('latin'),
          // Browsers request it only for a page that has such letters: Ł, ș, ẽ.
          { ...fontFile('latin-ext'), unicodeRange: ['U+100-2BA', 'U+1E00-1EFF'] },
        ],
      },
    },
  ],
  security: {
    csp: {
      algorithm: 'SHA-256',
      // Astro adds its hashes, and document.astro `frame-src`. Browsers ignore `frame-ancestors` in a
      // `<meta>`, so the host sends it as a header.
      directives: [
        "default-src 'none'",
        "img-src 'self'",
        "font-src 'self'",
        "form-action 'none'",
        "base-uri 'none'",
        // Trusted Types: prevents script injection through the DOM.
        "require-trusted-types-for 'script'",
      ],
    },
  },
  markdown: {
    syntaxHighlight: false,
    // The texts already have typographic quotes and dashes.
    processor: satteri({ features: { smartPunctuation: false } }),
  },
  vite: {
    plugins: [checkSettings],
    build: {
      // The oldest supported browsers (docs/accessibility.md): colors in sRGB, no nested rules.
      cssTarget: ['chrome103', 'edge103', 'firefox115', 'safari15.4', 'ios15.4'],
    },
  },
  // A demo needs no warnings.
  integrations: isDemo ? [react()] : [react(), reportToOwner],
})
