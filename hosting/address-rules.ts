import type { BuiltSite } from './built-site.ts'
import { HASHED_FOLDER, TYPES } from './policy.ts'

/**
 * Matches an address as it was sent, before the server normalizes it. Whatever matches no rule
 * is not found, so ways out of the folder and hidden files never reach the disk.
 */
interface FileRule {
  /** A regular expression that means the same in PCRE and Go's RE2. */
  pattern: string
  /** The file that is sent; `$1` is the first group of the pattern. */
  file: string
}

interface RedirectRule {
  pattern: string
  /** Where the redirect leads; undefined for a page's own address. */
  address?: string
}

const QUERY = '(\\?.*)?$'

/** A pattern that stands for the text itself. */
export const literal = (text: string) => text.replace(/[.+*?^${}()|[\]\\:]/g, '\\$&')

const exactly = (address: string) => `^${literal(address)}${QUERY}`

/** The addresses that show something. */
export function fileRules({ pages, files }: BuiltSite): FileRule[] {
  const types = Object.keys(TYPES).filter((type) => type !== 'html')
  return [
    ...pages.map(({ address, file }) => ({ pattern: exactly(address), file })),
    // By pattern, because a release also holds the hashed files of those before it.
    {
      pattern: `^(${HASHED_FOLDER}[A-Za-z0-9_-][A-Za-z0-9._-]*\\.(${types.join('|')}))${QUERY}`,
      file: '$1',
    },
    ...files
      .filter((file) => !file.startsWith(HASHED_FOLDER))
      .map((file) => ({ pattern: exactly(file), file })),
  ]
}

/** Other ways to write a page's address, each redirected to it. The first match counts. */
export function redirectRules({ pages }: BuiltSite): RedirectRule[] {
  return [
    ...pages.map(({ address }) => ({ pattern: exactly(address) })),
    ...pages.map(({ address }) =>
      address === '/'
        ? { pattern: `^/+(index(\\.html|/+)?)?${QUERY}`, address }
        : { pattern: `^/+${literal(address.slice(1))}(\\.html|/+)?${QUERY}`, address },
    ),
  ]
}
