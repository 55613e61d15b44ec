import { JSDOM } from 'jsdom'
import { hashOf } from '../../build/security-policy.ts'

/** Changes a built page. */
export type Plant = (page: Document) => void

/** Adds it to the head and to what the page's policy allows. */
const add = (kind: 'script' | 'style', text: string) => (page: Document) => {
  page.head.append(Object.assign(page.createElement(kind), { textContent: text }))
  each('meta[http-equiv="content-security-policy"]', (policy) => {
    const content = policy.getAttribute('content') ?? ''
    const allowed = content.replace(`${kind}-src`, `${kind}-src '${hashOf(text)}'`)
    policy.setAttribute('content', allowed)
  })(page)
}

/** Rules after those of the page's own. */
export const style = (css: string): Plant => add('style', css)

/** A function that runs in the browser, before the page's own scripts. */
export const script = (run: (() => void) | string): Plant => add('script', `(${run})()`)

/** The page's scripts hear nothing of an event. */
export const swallow = (type: string): Plant =>
  script(`() => addEventListener('${type}', (event) => event.stopImmediatePropagation(), true)`)

/** Changes what scripts of the page bring, whenever they do. */
export const watch = (selector: string, change: (element: Element) => void): Plant =>
  script(`() => {
    const look = () => document.querySelectorAll('${selector}').forEach(${change})
    new MutationObserver(look).observe(document, { subtree: true, childList: true })
  }`)

/** Changes every element that a selector finds. */
export const each =
  (selector: string, change: (element: Element) => void): Plant =>
  (page) =>
    page.querySelectorAll(selector).forEach(change)

export const remove = (selector: string) => each(selector, (element) => element.remove())

export const removeAttribute = (selector: string, name: string) =>
  each(selector, (element) => element.removeAttribute(name))

export const setAttribute = (selector: string, name: string, value: string) =>
  each(selector, (element) => element.setAttribute(name, value))

/** The page with a defect. */
export function planted(html: string, plant: Plant): string {
  const dom = new JSDOM(html)
  plant(dom.window.document)
  return dom.serialize()
}
