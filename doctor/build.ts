import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { done, type Finding, open, wrong } from './report.ts'

const PAGES = ['index', 'privacy-policy', 'terms-of-service', 'medical-disclaimer', '404', '500']
/** The settings of the build, by name. */
const BUILT_WITH = 'built-with.json'
const HOST_FILES = [
  BUILT_WITH,
  'server/nginx-http.conf',
  'server/Caddyfile',
  'cloudflare/wrangler.jsonc',
  'netlify/netlify.toml',
  'vercel/vercel.json',
]
const BUILD = 'Run `npm run build`.'

/** Tests, and what editors and file managers leave. */
const NO_SOURCE = /\.test\.|^\.|~$/

/** The source that was changed last, and when. */
function newestChange(folders: readonly string[]) {
  const entries = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }),
  )
  const changes = entries
    .filter((entry) => entry.isFile() && !NO_SOURCE.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => ({ file, at: statSync(file).mtimeMs }))
  return changes.reduce((newest, change) => (change.at > newest.at ? change : newest))
}

/**
 * Whether the built site is complete, and made from today's sources and settings.
 * @param root path of the project's folder
 * @param settings as they are now; undefined while they are at fault
 */
export function checkBuild(root: string, settings?: Record<string, string>): Finding[] {
  const page = (name: string) => join(root, 'dist', `${name}.html`)
  const missing = PAGES.filter((name) => !existsSync(page(name)))
  if (missing.length === PAGES.length) return [open('The site is not built yet.', BUILD)]
  if (missing.length > 0) return [wrong(`The build lacks ${missing.join(', ')}.`, BUILD)]
  const noHostFile = HOST_FILES.filter((file) => !existsSync(join(root, 'dist-hosting', file)))
  if (noHostFile.length > 0) {
    return [open(`Files for hosts are missing: ${noHostFile.join(', ')}.`, BUILD)]
  }

  const builtWith = join(root, 'dist-hosting', BUILT_WITH)
  const builtAt = statSync(builtWith).mtimeMs
  const old: Record<string, string> = JSON.parse(readFileSync(builtWith, 'utf8'))
  const findings = Object.entries(settings ?? {})
    .filter(([name, value]) => value !== (old[name] ?? ''))
    .map(([name, value]) =>
      wrong(
        `${name} has changed since the build: “${old[name] ?? ''}” then, “${value}” now.`,
        BUILD,
      ),
    )
  const pageBuiltAt = statSync(page('index')).mtimeMs
  if (pageBuiltAt > builtAt) {
    const why = '`npm start` builds for this machine.'
    findings.push(
      wrong('The site was built after the files for hosts were made.', `${why} ${BUILD}`),
    )
  }
  const change = newestChange([join(root, 'src'), join(root, 'public')])
  if (change.at > pageBuiltAt) {
    findings.push(wrong(`${relative(root, change.file)} was changed after the build.`, BUILD))
  }
  return findings.length > 0 ? findings : [done('The build is complete and up to date.')]
}
