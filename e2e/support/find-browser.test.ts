import { beforeEach, expect, it, vi } from 'vitest'
import { findChromium, findFirefox, findWebKit } from './find-browser.ts'
import type { Machine } from './machine.ts'

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => undefined))

/** A bare machine with apt-get, where installing Firefox or Chromium brings its command. */
function bareMachine(differences: Partial<Machine> = {}) {
  const commands = new Set(['apt-get'])
  const run = vi.fn((command: string, args: string[]) => {
    if (command === 'apt-get') commands.add(args.at(-1) ?? '')
    return command === 'apt-get'
  })
  const which = (name: string) => (commands.has(name) ? `/usr/bin/${name}` : undefined)
  const bare = { environment: {}, platform: 'linux', isRoot: true, exists: () => false } as const
  return { ...bare, which, run, ...differences }
}

it('the browser that a variable names comes first, and must be there', () => {
  const environment = { FIREFOX_PATH: '/opt/fox' }
  expect(findFirefox(bareMachine({ environment, exists: () => true }))).toBe('/opt/fox')
  expect(() => findFirefox(bareMachine({ environment }))).toThrow(
    /^FIREFOX_PATH names a file that is not there: \/opt\/fox$/,
  )
})

it('as root a missing browser is installed from Debian', () => {
  expect(findFirefox(bareMachine())).toBe('/usr/bin/firefox-esr')
  expect(findChromium(bareMachine())).toBe('/usr/bin/chromium')
})

it('without root, one line says what to install', () => {
  expect(() => findChromium(bareMachine({ isRoot: false }))).toThrow(/`apt-get install chromium`/)
  expect(() => findWebKit(bareMachine({ isRoot: false }))).toThrow(/apt-get install webkit2gtk/)
})

it('WebKitGTK is left out where the system has none', () => {
  expect(findWebKit(bareMachine({ platform: 'darwin' }))).toBeUndefined()
})
