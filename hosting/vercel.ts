import { literal } from './address-rules.ts'
import type { BuiltSite } from './built-site.ts'
import * as policy from './policy.ts'

const list = (headers: Record<string, string>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }))

/** `vercel.json`, for a folder that is uploaded as it is. One rule for each header of an address. */
export function vercelConfig(site: BuiltSite): string {
  const policyHeader = (value: string) => list({ 'Content-Security-Policy': value })
  const { files } = site
  const known = files.map((file) => `${literal(file.slice(1))}$`).join('|')
  const hashed = files.filter((file) => file.startsWith(policy.HASHED_FOLDER))
  const config = {
    framework: null,
    buildCommand: '',
    installCommand: '',
    outputDirectory: 'site',
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '/(.*)', headers: list(policy.COMMON_HEADERS) },
      ...files.map((file) => ({
        source: literal(file),
        headers: policyHeader(policy.FILE_POLICY),
      })),
      { source: `/((?!${known}).*)`, headers: policyHeader(policy.PAGE_POLICY) },
      ...hashed.map((file) => ({
        source: literal(file),
        headers: list({ 'Cache-Control': policy.CACHE_FOR_A_YEAR }),
      })),
      {
        source: `${policy.SHARED_FOLDER}(.*)`,
        headers: list({ [policy.RESOURCE_POLICY]: policy.SHARED_RESOURCE }),
      },
      {
        source: `/((?!${policy.SHARED_FOLDER.slice(1)}).*)`,
        headers: list({ [policy.RESOURCE_POLICY]: policy.OWN_RESOURCE }),
      },
      {
        source: '/(.*)',
        missing: [{ type: 'host', value: site.host }],
        headers: list({ 'X-Robots-Tag': policy.NOINDEX }),
      },
    ],
  }
  return `${JSON.stringify(config, undefined, 2)}\n`
}
