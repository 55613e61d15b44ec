import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** All that a build needs. Below the project's folder, so that packages are found. */
const COPIED =
  'astro.config.ts check-node.js dev integrations package.json public settings src tsconfig.json'

/** Takes every fact and the security contact out of the text of `site-facts.ts`, and flips both flags. */
export const withoutFacts = (text: string) =>
  text
    .replace(/siteFacts = \{.*?^\}/ms, 'siteFacts = {}')
    .replace(/securityContact = \{.*?^\}/ms, 'securityContact = undefined')
    .replace('isSoundOffered: boolean = true', 'isSoundOffered: boolean = false')
    .replace('isHealthDataLinked: boolean = false', 'isHealthDataLinked: boolean = true')

/**
 * Copies the project into `.site-under-test/`, with the tests' facts.
 * @param name of the copy; those that are used at the same time need different ones
 * @param edit changes the text of `site-facts.ts`
 * @returns the folder of the copy
 */
export function copyProject(name: string, edit = (facts: string) => facts): string {
  const copy = join(ROOT, '.site-under-test', name)
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  for (const path of COPIED.split(' '))
    cpSync(join(ROOT, path), join(copy, path), { recursive: true })
  const testFacts = readFileSync(join(copy, 'src/content/tests/site-facts.ts'), 'utf8')
  writeFileSync(join(copy, 'src/content/site-facts.ts'), edit(testFacts))
  return copy
}
