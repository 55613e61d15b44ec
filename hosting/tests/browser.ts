import process from 'node:process'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '../../e2e/support/find-browser.ts'

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
}

/** Records what a page and its frame log, request and violate from now on. */
export async function watch(page: Page) {
  const lines: string[] = []
  const origins = new Set<string>()
  page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => lines.push(`uncaught: ${error.message}`))
  page.on('request', (request) => origins.add(new URL(request.url()).origin))
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { violations: seen })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      seen.push(`${effectiveDirective} ${blockedURI}`)
    })
  })
  const violations = () =>
    page.evaluate(() => (window as unknown as { violations: string[] }).violations)
  return { lines, origins, violations }
}
