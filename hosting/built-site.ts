import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FAILURE_PAGE, NOT_FOUND_PAGE } from './policy.ts'

interface BuiltPage {
  /** "/privacy-policy" */
  address: string
  /** "/privacy-policy.html" */
  file: string
}

/** What the hosts' files are made from. */
export interface BuiltSite {
  /** The site's host name: "www.example.com". */
  host: string
  /** The pages that have an address, so not the error pages. */
  pages: BuiltPage[]
  /** The addresses of all other files, sorted. */
  files: string[]
  /** The policy header of each page by its file, error pages too. */
  policies: Record<string, string>
}

const META_POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)"/i

/** Directives that only a header can set. Trusted Types keep text from becoming script. */
const HEADER_ONLY = ["frame-ancestors 'none'", "require-trusted-types-for 'script'"]

/**
 * The policy header of a page: its `<meta>` policy and what only a header can set.
 * @throws if the page has none
 */
export function headerPolicy(html: string, file: string): string {
  const own = html.match(META_POLICY)?.[1]
  if (!own) throw new Error(`${file} holds no content security policy.`)
  const directives = own.split(';').map((directive) => directive.trim())
  return [...directives.filter(Boolean), ...HEADER_ONLY].join('; ')
}

const addressOf = (file: string) => (file === '/index.html' ? '/' : file.replace(/\.html$/, ''))

/**
 * Reads a built site.
 * @param folder path of `dist`
 * @param siteUrl origin that it was built for
 */
export async function readBuiltSite(folder: string, siteUrl: string): Promise<BuiltSite> {
  const files: string[] = []
  for await (const entry of glob('**/*', { cwd: folder, withFileTypes: true })) {
    if (entry.isFile()) files.push(join(entry.parentPath, entry.name).slice(folder.length))
  }
  // `glob` skips names that begin with a dot.
  for await (const file of glob('.well-known/*', { cwd: folder })) files.push(`/${file}`)
  files.sort()
  const html = files.filter((file) => file.endsWith('.html'))
  const policies: Record<string, string> = {}
  for (const file of html) {
    policies[file] = headerPolicy(await readFile(join(folder, file), 'utf8'), file)
  }
  return {
    host: new URL(siteUrl).hostname,
    pages: html
      .filter((file) => file !== NOT_FOUND_PAGE && file !== FAILURE_PAGE)
      .map((file) => ({ address: addressOf(file), file })),
    files: files.filter((file) => !file.endsWith('.html')),
    policies,
  }
}
