import { glob } from 'node:fs/promises'
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
  return {
    host: new URL(siteUrl).hostname,
    pages: html
      .filter((file) => file !== NOT_FOUND_PAGE && file !== FAILURE_PAGE)
      .map((file) => ({ address: addressOf(file), file })),
    files: files.filter((file) => !file.endsWith('.html')),
  }
}
