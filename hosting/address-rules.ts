import type { BuiltSite } from './built-site.ts'
import { HASHED_FOLDER, TYPES } from './policy.ts'

/**
 * An address as it was sent, before any server tidies it, and what is shown for it. Nothing
 * else reaches the disk: ways out of the folder, hidden files and folders match no rule.
 */
export interface AddressRule {
  /** A regular expression of the kind that PCRE and Go's RE2 share. */
  pattern: string
  /** The file; `$1` is the first group of the pattern. */
  file: string
}

export interface OtherForm {
  pattern: string
  /** The one address of the page that is meant. */
  address: string
}

const QUERY = '(\\?.*)?$'

/** A pattern that stands for the text itself. */
export const literal = (text: string) => text.replace(/[.+*?^${}()|[\]\\]/g, '\\$&')

/** The addresses that show something. */
export function addressRules({ pages, files }: BuiltSite): AddressRule[] {
  const kinds = Object.keys(TYPES).filter((kind) => kind !== 'html')
  return [
    ...pages.map(({ address, file }) => ({ pattern: `^${literal(address)}${QUERY}`, file })),
    // By their form, not by name: the last release's are kept beside this one's.
    {
      pattern: `^(${HASHED_FOLDER}[A-Za-z0-9_-][A-Za-z0-9._-]*\\.(${kinds.join('|')}))${QUERY}`,
      file: '$1',
    },
    ...files
      .filter((file) => !file.startsWith(HASHED_FOLDER))
      .map((file) => ({ pattern: `^${literal(file)}${QUERY}`, file })),
  ]
}

/** What people and programs write in place of a page's address: each leads to the one that counts. */
export function otherForms({ pages }: BuiltSite): OtherForm[] {
  return pages.map(({ address }) =>
    address === '/'
      ? { pattern: `^/+(index(\\.html|/+)?)?${QUERY}`, address }
      : { pattern: `^/+${literal(address.slice(1))}(\\.html|/+)?${QUERY}`, address },
  )
}
