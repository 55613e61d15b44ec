import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FAILURE_PAGE, NOT_FOUND_PAGE } from './policy.ts'

interface BuiltPage {
  /** The page's one address: "/privacy-policy". */
  address: string
  /** "/privacy-policy.html" */
  file: string
}

/** What a host's file is made from. */
export interface BuiltSite {
  /** Name of the host that the site lives at: "www.example.com". */
  host: string
  /** Those with an address, in the order of their addresses. */
  pages: BuiltPage[]
  /** Every file that is no page, by its address, in order. */
  files: string[]
  /** The header's policy for each page by its file, error pages too. */
  policies: Record<string, string>
}

const META_POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)"/i

/**
 * What only a header can carry beside the page's own policy. Trusted Types keep words from
 * becoming markup or script, by whatever way they come in; the pages need no exception.
 */
const HEADER_ONLY = ["frame-ancestors 'none'", "require-trusted-types-for 'script'"]

/**
 * The header's policy of a page: what its own `<meta>` says, in one form, and what a `<meta>` cannot.
 * @throws where the page has none
 */
export function headerPolicy(html: string, file: string): string {
  const own = html.match(META_POLICY)?.[1]
  if (!own) throw new Error(`${file} holds no content security policy.`)
  const directives = own.split(';').map((directive) => directive.trim())
  return [...directives.filter(Boolean), ...HEADER_ONLY].join('; ')
}

const addressOf = (file: string) => (file === '/index.html' ? '/' : file.replace(/\.html$/, ''))

/**
 * Looks through a built site.
 * @param folder path of `dist`
 * @param siteUrl origin that it was built for
 */
export async function readBuiltSite(folder: string, siteUrl: string): Promise<BuiltSite> {
  const files: string[] = []
  for await (const entry of glob('**/*', { cwd: folder, withFileTypes: true })) {
    if (entry.isFile()) files.push(join(entry.parentPath, entry.name).slice(folder.length))
  }
  // `glob` passes over names that begin with a dot.
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
