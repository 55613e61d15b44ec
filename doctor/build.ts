import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { done, type Finding, open, wrong } from './report.ts'

const PAGES = ['index', 'privacy-policy', 'terms-of-service', 'medical-disclaimer', '404', '500']
const HOST_FILES = [
  'server/nginx-http.conf',
  'server/Caddyfile',
  'cloudflare/wrangler.jsonc',
  'netlify/netlify.toml',
  'vercel/vercel.json',
]
const BUILD = 'Run `npm run build`.'

function newestChange(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
  return Math.max(...files.map(({ parentPath, name }) => statSync(join(parentPath, name)).mtimeMs))
}

/**
 * Whether the built site is complete, for the right address, and newer than the sources.
 * @param root path of the project's folder
 */
export function checkBuild(root: string, siteUrl: string | undefined): Finding[] {
  const page = (name: string) => join(root, 'dist', `${name}.html`)
  const missing = PAGES.filter((name) => !existsSync(page(name)))
  if (missing.length === PAGES.length) return [open('The site is not built yet.', BUILD)]
  if (missing.length > 0) return [wrong(`The build lacks ${missing.join(', ')}.`, BUILD)]
  const html = readFileSync(page('index'), 'utf8')
  const address = html.match(/<link rel="canonical" href="([^"]*)"/)?.[1] ?? ''
  const findings: Finding[] = []
  if (siteUrl && !address.startsWith(`${siteUrl}/`)) {
    const why = '`npm start` builds for this machine; build again for your address.'
    findings.push(wrong(`The build is for ${address}, not for ${siteUrl}.`, `${why} ${BUILD}`))
  }
  if (newestChange(join(root, 'src')) > statSync(page('index')).mtimeMs) {
    findings.push(open('Something in src/ was changed after the build.', BUILD))
  }
  const noHostFile = HOST_FILES.filter((file) => !existsSync(join(root, 'dist-hosting', file)))
  if (noHostFile.length > 0) {
    findings.push(open(`Files for hosts are missing: ${noHostFile.join(', ')}.`, BUILD))
  }
  return findings.length > 0 ? findings : [done('The build is complete and up to date.')]
}
