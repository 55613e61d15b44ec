// @vitest-environment jsdom
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { OUTSIDE_LINKS } from '../../doctor/outside-links.ts'
import { siteFacts } from '../../src/copy/site-facts.ts'
import { builtPage, ERROR_FILES, FILES } from './built-pages.ts'

const ALL_FILES = [...Object.values(FILES), ...ERROR_FILES]
const SITE = 'https://www.example.com'

function addressesOn(file: string): string[] {
  const page = builtPage(inject('dist'), file)
  const parts = page.querySelectorAll('[href], [src], [component-url], [renderer-url]')
  return [...parts].flatMap((part) =>
    ['href', 'src', 'component-url', 'renderer-url'].flatMap((name) => {
      const address = part.getAttribute(name)
      return address === null || address.startsWith('data:') ? [] : [address]
    }),
  )
}

/** Why an address of the site leads nowhere; nothing where it leads somewhere. */
function fault(address: URL): string | undefined {
  const page = FILES[address.pathname as keyof typeof FILES]
  if (!page) {
    const isFile = existsSync(join(inject('dist'), address.pathname))
    return isFile && !address.hash ? undefined : `nothing is at ${address.pathname}`
  }
  const anchor = decodeURIComponent(address.hash.slice(1))
  if (anchor === '' || builtPage(inject('dist'), page).getElementById(anchor)) return undefined
  return `${address.pathname} has no part named ${anchor}`
}

describe.each(ALL_FILES)('on %s', (file) => {
  const self = Object.entries(FILES).find(([, name]) => name === file)?.[0] ?? '/no-such-page'
  const resolved = () => addressesOn(file).map((address) => new URL(address, `${SITE}${self}`))

  it('every link into the site leads to a page, a part of one or a file', () => {
    const inside = resolved().filter(({ origin }) => origin === SITE)
    expect(inside.length).toBeGreaterThan(5)
    // An error page stands at any address, so that its own parts are not looked for elsewhere.
    const page = builtPage(inject('dist'), file)
    const faults = inside.flatMap((address) => {
      if (address.pathname === '/no-such-page') {
        return page.getElementById(address.hash.slice(1)) ? [] : [`no part ${address.hash}`]
      }
      return fault(address) ?? []
    })
    expect(faults).toEqual([])
  })

  it('every link out of the site is to the form, the scheduling page, the owner’s mail or one that is listed', () => {
    const form = inject('formOrigin')
    const known: string[] = [
      ...[`${form}/t/waitlist`, `${form}/booking`, ...OUTSIDE_LINKS],
      // Once the owner gives it, the legal pages link to it.
      `mailto:${siteFacts.contactEmail}`,
    ]
    const outside = resolved().filter(({ origin }) => origin !== SITE)
    expect(outside.map(({ href }) => href).filter((href) => !known.includes(href))).toEqual([])
  })
})

it('what is listed is https, and each is linked to', () => {
  const all = ALL_FILES.flatMap(addressesOn).map((address) => new URL(address, SITE).href)
  for (const address of OUTSIDE_LINKS) {
    expect(address).toMatch(/^https:\/\//)
    expect(all).toContain(address)
  }
})
