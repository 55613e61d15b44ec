import type { BuiltSite } from './built-site.ts'

/** The version of the runtime's behavior that the tests run with. */
const COMPATIBILITY_DATE = '2026-10-01'

/** `wrangler.jsonc` for Workers static assets: no code runs, so no request is billed. */
export function wranglerConfig({ host }: BuiltSite): string {
  const config = {
    name: host
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, 54)
      .replace(/-$/, ''),
    compatibility_date: COMPATIBILITY_DATE,
    assets: {
      directory: './site',
      html_handling: 'drop-trailing-slash',
      not_found_handling: '404-page',
    },
  }
  return `${JSON.stringify(config, undefined, 2)}\n`
}
