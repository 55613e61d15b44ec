import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'

/** Changes a built page. */
export type Plant = (page: Document) => void

/** A rule after all of the page's own. */
export const style =
  (css: string): Plant =>
  (page) =>
    page.body.append(Object.assign(page.createElement('style'), { textContent: css }))

/** A function that runs in the browser, before the page's own scripts. */
export const script =
  (run: () => void): Plant =>
  (page) =>
    page.head.prepend(Object.assign(page.createElement('script'), { textContent: `(${run})()` }))

/** Changes every element that a selector finds. */
export const each =
  (selector: string, change: (element: Element) => void): Plant =>
  (page) =>
    page.querySelectorAll(selector).forEach(change)

export const remove = (selector: string) => each(selector, (element) => element.remove())

export const removeAttribute = (selector: string, name: string) =>
  each(selector, (element) => element.removeAttribute(name))

/**
 * Plants a defect in every page of a built site, and takes out the policy that would stop it.
 * @throws if it changes no page
 */
export async function plantIn(folder: string, plant: Plant) {
  let isPlanted = false
  for await (const file of glob('**/*.html', { cwd: folder })) {
    const dom = new JSDOM(await readFile(join(folder, file), 'utf8'))
    const before = dom.serialize()
    plant(dom.window.document)
    isPlanted ||= dom.serialize() !== before
    remove('meta[http-equiv="content-security-policy" i]')(dom.window.document)
    await writeFile(join(folder, file), dom.serialize())
  }
  if (!isPlanted) throw new Error('It changes no page.')
}
