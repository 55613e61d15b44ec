import { z } from 'astro/zod'
import type { SecurityContact, SiteFacts } from '../src/copy/site-facts.ts'
import { securityContactFault } from './security-text.ts'

const FACTS_FILE = 'src/copy/site-facts.ts'
const HEADS_FILE = 'src/copy/pages.ts'

/** What search results and tabs show in full, in characters. */
const LENGTHS = { title: [5, 60], description: [50, 160] } as const

export interface OwnerFacts {
  siteFacts: SiteFacts
  securityContact: SecurityContact | undefined
  productName: string
  /** The heads of the pages, by the page's name. */
  heads: Record<string, Record<keyof typeof LENGTHS, string>>
}

/**
 * Checks what the owner has written into the files of facts and titles.
 * @returns a report of every fault, or undefined if there is none
 */
export function factReport(owner: OwnerFacts, now: Date): string | undefined {
  const { siteFacts, securityContact, productName, heads } = owner
  const contactFault = securityContact && securityContactFault(securityContact, now)
  const faults = [
    ...Object.entries(siteFacts).map(([name, fact]) => factFault(name, fact)),
    contactFault && `securityContact in ${FACTS_FILE}: ${contactFault}.`,
    productName.trim() === '' && `PRODUCT_NAME in ${FACTS_FILE} is blank.`,
    ...Object.entries(heads).flatMap(([page, head]) => headFaults(page, head, productName)),
  ].filter(Boolean)
  if (faults.length === 0) return undefined
  return ['The site cannot be built with these facts:', ...faults].join('\n  ')
}

function factFault(name: string, fact: unknown): string | undefined {
  const where = `${name} in ${FACTS_FILE}`
  if (fact === undefined) return undefined
  if (typeof fact !== 'string') return `${where} must be text between quotation marks.`
  const text = fact.trim()
  if (name === 'contactEmail' && text !== '' && !z.email().safeParse(text).success) {
    return `${where} must be one email address alone, such as hello@example.com.`
  }
  if (name.endsWith('Retention') && /^(?:until|none|no|not)\b/i.test(text)) {
    return `${where} must be a length of time, such as 30 days: it follows ‘for’.`
  }
  if (name === 'governingLaw' && /\blaws?\.?$/i.test(text)) {
    return `${where} must name a place, such as Ireland: it follows ‘the laws of’.`
  }
  return undefined
}

function headFaults(page: string, head: OwnerFacts['heads'][string], productName: string) {
  return (['title', 'description'] as const).flatMap((part) => {
    const [least, most] = LENGTHS[part]
    const text = head[part]
    if (text.length >= least && text.length <= most) return []
    const room = most - text.length + productName.length
    const advice =
      text.includes(productName) && text.length > most && room > 0
        ? ` PRODUCT_NAME in ${FACTS_FILE} is part of it; ${room} characters are left for it.`
        : ''
    return `The ${part} of ${page} in ${HEADS_FILE} has ${text.length} characters; ${least} to ${most} fit.${advice}`
  })
}
