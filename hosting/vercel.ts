import { literal } from './address-rules.ts'
import type { BuiltSite } from './built-site.ts'
import {
  CACHE_FOR_A_YEAR,
  COMMON_HEADERS,
  FILE_POLICY,
  HASHED_FOLDER,
  NOINDEX,
  OWN_RESOURCE,
  PAGE_POLICY,
  RESOURCE_POLICY,
  SHARED_FOLDER,
  SHARED_RESOURCE,
} from './policy.ts'

const list = (headers: Record<string, string>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }))

/** `vercel.json`, for a folder that is uploaded as it is. One rule for each header of an address. */
export function vercelConfig(site: BuiltSite): string {
  const policy = (value: string) => list({ 'Content-Security-Policy': value })
  const { files } = site
  const known = files.map((file) => `${literal(file.slice(1))}$`).join('|')
  const hashed = files.filter((file) => file.startsWith(HASHED_FOLDER))
  const config = {
    framework: null,
    buildCommand: '',
    installCommand: '',
    outputDirectory: 'site',
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '/(.*)', headers: list(COMMON_HEADERS) },
      ...files.map((file) => ({ source: literal(file), headers: policy(FILE_POLICY) })),
      { source: `/((?!${known}).*)`, headers: policy(PAGE_POLICY) },
      ...hashed.map((file) => ({
        source: literal(file),
        headers: list({ 'Cache-Control': CACHE_FOR_A_YEAR }),
      })),
      { source: `${SHARED_FOLDER}(.*)`, headers: list({ [RESOURCE_POLICY]: SHARED_RESOURCE }) },
      {
        source: `/((?!${SHARED_FOLDER.slice(1)}).*)`,
        headers: list({ [RESOURCE_POLICY]: OWN_RESOURCE }),
      },
      {
        source: '/(.*)',
        missing: [{ type: 'host', value: site.host }],
        headers: list({ 'X-Robots-Tag': NOINDEX }),
      },
    ],
  }
  return `${JSON.stringify(config, undefined, 2)}\n`
}
