import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type BrowserMachine, findChromium, findFirefox, findWebKit } from './find-browser.ts'

const OWN = '/cache/playwright/chrome'
const MINI_BROWSER = '/usr/lib/webkit/MiniBrowser'
const WEBKIT_COMMANDS = {
  WebKitWebDriver: '/usr/bin/WebKitWebDriver',
  'xvfb-run': '/usr/bin/xvfb-run',
  openbox: '/usr/bin/openbox',
}

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
})

/** A machine with these files and commands; installing adds what the commands would bring. */
function machine({
  environment = {},
  files = [],
  commands = {},
  isRoot = false,
  download = false,
  starts = true,
  packages = false,
  platform = 'linux',
}: {
  environment?: BrowserMachine['environment']
  files?: string[]
  commands?: Record<string, string>
  isRoot?: boolean
  /** Whether Playwright's download works, and whether Debian's package does. */
  download?: boolean
  packages?: boolean
  /** Whether the download has the libraries that it needs. */
  starts?: boolean
  platform?: BrowserMachine['platform']
} = {}) {
  const ran: string[] = []
  const there = new Set(files)
  const known = { ...commands }
  const fake: BrowserMachine = {
    environment,
    playwrightPath: () => OWN,
    miniBrowserPath: () => (known.WebKitWebDriver ? MINI_BROWSER : undefined),
    platform,
    exists: (path) => there.has(path),
    which: (command) => known[command],
    isRoot,
    run: (command, args) => {
      ran.push([command, ...args].join(' '))
      if (command === 'npx' && download) there.add(OWN)
      const name = args.at(-1) ?? ''
      if (args.includes('install') && command === 'apt-get' && packages) {
        known[name] = `/usr/bin/${name}`
        if (args.includes('webkit2gtk-driver')) Object.assign(known, WEBKIT_COMMANDS)
      }
      if (command === OWN) return starts
      return command === 'npx' ? download : packages
    },
  }
  return { fake, ran }
}

const PLAYWRIGHT = 'npx playwright install chromium'
const STARTS = '/cache/playwright/chrome --version'
const LIBRARIES = 'npx playwright install-deps chromium'
const UPDATE = 'apt-get update -qq'
const PACKAGE = 'apt-get install -y -qq --no-install-recommends chromium'

describe('where there is a Chromium', () => {
  const all = { files: [OWN, '/opt/mine'], commands: { chromium: '/usr/bin/chromium' } }

  it('the one that CHROMIUM_PATH names comes first', () => {
    const { fake, ran } = machine({ ...all, environment: { CHROMIUM_PATH: '/opt/mine' } })
    expect(findChromium(fake)).toBe('/opt/mine')
    expect(ran).toEqual([])
  })

  it('a CHROMIUM_PATH that leads nowhere is said in one line, and nothing is installed', () => {
    const { fake, ran } = machine({ ...all, environment: { CHROMIUM_PATH: '/opt/gone' } })
    expect(() => findChromium(fake)).toThrow(
      /^CHROMIUM_PATH names a file that is not there: \/opt\/gone$/,
    )
    expect(ran).toEqual([])
  })

  it('a blank CHROMIUM_PATH counts as none', () => {
    const { fake } = machine({ ...all, environment: { CHROMIUM_PATH: '' } })
    expect(findChromium(fake)).toBe('/cache/playwright/chrome')
  })

  it('Playwright’s own comes next', () => {
    expect(findChromium(machine(all).fake)).toBe('/cache/playwright/chrome')
  })

  it.each(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])(
    'then the system’s, by the name %s',
    (name) => {
      const { fake, ran } = machine({ commands: { [name]: `/usr/bin/${name}` } })
      expect(findChromium(fake)).toBe(`/usr/bin/${name}`)
      expect(ran).toEqual([])
    },
  )
})

describe('where there is none', () => {
  const commands = { 'apt-get': '/usr/bin/apt-get' }

  it('Playwright’s download brings one', () => {
    const { fake, ran } = machine({ commands, isRoot: true, download: true })
    expect(findChromium(fake)).toBe('/cache/playwright/chrome')
    expect(ran).toEqual([PLAYWRIGHT, STARTS])
  })

  it('where the download does not start, root brings the libraries that it needs', () => {
    const { fake, ran } = machine({ commands, isRoot: true, download: true, starts: false })
    expect(findChromium(fake)).toBe('/cache/playwright/chrome')
    expect(ran).toEqual([PLAYWRIGHT, STARTS, LIBRARIES])
  })

  it('where that fails, root takes Debian’s package', () => {
    const { fake, ran } = machine({ commands, isRoot: true, packages: true })
    expect(findChromium(fake)).toBe('/usr/bin/chromium')
    expect(ran).toEqual([PLAYWRIGHT, UPDATE, PACKAGE])
  })

  it.each([
    ['who is not root', { commands, isRoot: false, packages: true }],
    ['without apt-get', { commands: {}, isRoot: true, packages: true }],
    ['without a network', { commands, isRoot: true }],
  ])('someone %s reads in one line what to do', (_who, options) => {
    const { fake, ran } = machine(options)
    expect(() => findChromium(fake)).toThrow(
      /^No Chromium was found [^\n]+CHROMIUM_PATH[^\n]+`npx playwright install chromium`\.$/,
    )
    expect(ran.slice(1)).toEqual(
      options.isRoot && 'apt-get' in options.commands ? [UPDATE, PACKAGE] : [],
    )
  })
})

describe('a Firefox', () => {
  const commands = { 'apt-get': '/usr/bin/apt-get' }

  it('is the one that FIREFOX_PATH names, where it is there', () => {
    const environment = { FIREFOX_PATH: '/opt/fox' }
    expect(findFirefox(machine({ environment, files: ['/opt/fox'] }).fake)).toBe('/opt/fox')
    expect(() => findFirefox(machine({ environment }).fake)).toThrow(
      /^FIREFOX_PATH names a file that is not there: \/opt\/fox$/,
    )
  })

  it.each(['firefox-esr', 'firefox'])('else the system’s, by the name %s', (name) => {
    const { fake, ran } = machine({ commands: { [name]: `/usr/bin/${name}` } })
    expect(findFirefox(fake)).toBe(`/usr/bin/${name}`)
    expect(ran).toEqual([])
  })

  it('comes from Debian for root where there is none', () => {
    const { fake, ran } = machine({ commands, isRoot: true, packages: true })
    expect(findFirefox(fake)).toBe('/usr/bin/firefox-esr')
    expect(ran).toEqual([UPDATE, 'apt-get install -y -qq --no-install-recommends firefox-esr'])
  })

  it('is asked for in one line where it cannot be had', () => {
    expect(() => findFirefox(machine({ commands }).fake)).toThrow(
      /^No Firefox was found [^\n]+FIREFOX_PATH[^\n]+firefox-esr\.$/,
    )
  })
})

describe('a WebKitGTK', () => {
  const commands = { 'apt-get': '/usr/bin/apt-get' }
  const install = `apt-get install -y -qq --no-install-recommends webkit2gtk-driver xvfb xauth openbox`

  it('is the one that WEBKIT_PATH names, where it is there', () => {
    const environment = { WEBKIT_PATH: '/opt/mini' }
    expect(findWebKit(machine({ environment, files: ['/opt/mini'] }).fake)).toBe('/opt/mini')
    expect(() => findWebKit(machine({ environment }).fake)).toThrow(
      /^WEBKIT_PATH names a file that is not there: \/opt\/mini$/,
    )
  })

  it('else the system’s, where its driver is there too', () => {
    const { fake, ran } = machine({ commands: WEBKIT_COMMANDS })
    expect(findWebKit(fake)).toBe(MINI_BROWSER)
    expect(ran).toEqual([])
  })

  it.each(Object.keys(WEBKIT_COMMANDS))('comes from Debian for root where %s is missing', (one) => {
    const others = Object.entries(WEBKIT_COMMANDS).filter(([name]) => name !== one)
    const known = { ...commands, ...Object.fromEntries(others) }
    const { fake, ran } = machine({ commands: known, isRoot: true, packages: true })
    expect(findWebKit(fake)).toBe(MINI_BROWSER)
    expect(ran).toEqual([UPDATE, install])
  })

  it('is asked for in one line where it cannot be had', () => {
    expect(() => findWebKit(machine({ commands }).fake)).toThrow(
      /^No WebKitGTK was found [^\n]+WEBKIT_PATH[^\n]+webkit2gtk-driver, xvfb, xauth, openbox\.$/,
    )
  })

  it('is left out in words where the system has none', () => {
    expect(findWebKit(machine({ platform: 'darwin' }).fake)).toBeUndefined()
    expect(console.log).toHaveBeenCalledWith(expect.stringContaining('left out here'))
  })
})
