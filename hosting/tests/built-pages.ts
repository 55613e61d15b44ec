import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const FILES = {
  '/': 'index.html',
  '/privacy-policy': 'privacy-policy.html',
  '/terms-of-service': 'terms-of-service.html',
  '/medical-disclaimer': 'medical-disclaimer.html',
} as const

export const ERROR_FILES = ['404.html', '500.html'] as const

/** A page of the built site, its scripts not run; for tests in jsdom's environment. */
export function builtPage(dist: string, file: string): Document {
  return new DOMParser().parseFromString(readFileSync(join(dist, file), 'utf8'), 'text/html')
}
