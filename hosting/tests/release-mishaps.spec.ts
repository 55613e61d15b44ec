import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, watch } from 'node:fs'
import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
} from 'vitest'
import { goBack, release } from '../release.ts'
import { ask } from './ask.ts'
import { startCaddy, startNginx } from './servers.ts'
import { makeTinyProject } from './tiny-project.ts'

const ROUNDS = 50
/** The kill falls into the copying, which takes about as long. */
const LONGEST_DELAY_MS = 15
const A_YEAR_AGO = new Date(Date.now() - 365 * 24 * 60 * 60 * 1000)

let project: Awaited<ReturnType<typeof makeTinyProject>>
let place: string

beforeAll(async () => {
  project = await makeTinyProject()
})
afterAll(() => project.remove())

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'place-'))
})
afterEach(() => rm(place, { recursive: true }))

async function releaseVersion(version: string) {
  await project.build(version)
  return release(project.made, place)
}

const shownVersion = () => readFile(join(place, 'current/site/index.html'), 'utf8')
const releaseNames = async () => (await readdir(join(place, 'releases'))).sort()
const makeOld = (folder: string) => utimes(join(folder, 'release.json'), A_YEAR_AGO, A_YEAR_AGO)

async function scripts() {
  const names = await readdir(join(place, 'current/site/_astro'))
  return names.filter((name) => name.endsWith('.js')).sort()
}

/** Every file that the build had is there, and nginx's file names the folder that they are in. */
async function expectWhole(version: string) {
  const rules = await readFile(join(place, 'current/nginx-server.conf'), 'utf8')
  const site = rules.match(/^root (.*);$/m)?.[1] ?? ''
  expect(site).toBe(join(await readlink(join(place, 'current')), 'site'))
  for (const built of await readdir(join(project.made, 'site'), { recursive: true })) {
    if (!built.includes('.')) continue
    const file = built.replace(/app-.*?\.js/, `app-${version}.js`)
    const content = await readFile(join(site, file), 'utf8')
    if (/\.(br|gz)$/.test(file)) expect(content).not.toBe('')
    else expect(content).toBe(version)
  }
}

describe('old releases', () => {
  it('are removed a month after they were replaced, save the last three', async () => {
    const folders = []
    for (const version of ['a', 'b', 'c', 'd', 'e', 'f'])
      folders.push(await releaseVersion(version))
    const [a = '', b = '', ...others] = folders
    for (const folder of [a, ...others]) await makeOld(folder)
    folders.push(await releaseVersion('g'))
    const kept = [b, ...folders.slice(-4)].map((folder) => basename(folder))
    expect(await releaseNames()).toEqual(kept)
  })

  it('that the program did not make are never removed', async () => {
    const releases = join(place, 'releases')
    await mkdir(join(releases, '20200101T000000000Z/site'), { recursive: true })
    await mkdir(join(releases, 'photos'))
    await writeFile(join(releases, 'photos/release.json'), '{"version": 1}')
    await writeFile(join(releases, 'notes.txt'), 'mine')
    const folders = []
    for (const version of ['a', 'b', 'c', 'd', 'e']) folders.push(await releaseVersion(version))
    for (const folder of folders) await makeOld(folder)
    await symlink(join(place, 'current'), join(releases, 'favorite'))
    await releaseVersion('f')
    const names = await releaseNames()
    expect(names).toEqual(
      expect.arrayContaining(['20200101T000000000Z', 'photos', 'notes.txt', 'favorite']),
    )
    expect(names).toHaveLength(4 + 4)
    expect(await readdir(join(releases, 'photos'))).toEqual(['release.json'])
  })

  it('give their scripts to pages still open, however often the same build is released', async () => {
    for (const version of ['a', 'b', 'b', 'b']) await releaseVersion(version)
    expect(await scripts()).toEqual(['app-a.js', 'app-b.js'])
    await releaseVersion('c')
    expect(await scripts()).toEqual(['app-b.js', 'app-c.js'])
  })
})

it.each([
  ['nginx', startNginx],
  ['Caddy', startCaddy],
] as const)(
  '%s serves a release until it is reloaded, however many follow',
  async (_name, start) => {
    await makeOld(await releaseVersion('a'))
    const server = await start(place)
    onTestFinished(server.stop)
    const version = async () => `${(await ask(server.port, '/')).body}`
    const script = async (name: string) => (await ask(server.port, `/_astro/app-${name}.js`)).status
    for (const next of ['b', 'c', 'd', 'e', 'f']) await makeOld(await releaseVersion(next))
    expect(await version()).toBe('a')
    await server.reload()
    expect(await version()).toBe('f')

    await goBack(place)
    expect(await version()).toBe('f')
    await server.reload()
    expect(await version()).toBe('e')
    expect([await script('f'), await script('e'), await script('d')]).toEqual([200, 200, 200])
  },
)

describe('going back', () => {
  it('leads to what was shown before, not to what was gone back from', async () => {
    const [a] = [await releaseVersion('a'), await releaseVersion('b'), await releaseVersion('c')]
    await goBack(place)
    expect(await shownVersion()).toBe('b')
    const { exitCode, output } = await project.run(['--back', place])
    expect([exitCode, await shownVersion()]).toEqual([0, 'a'])
    expect(output).toContain(`Went back to ${a}`)
    expect(output).toContain('systemctl reload')
    await releaseVersion('d')
    await goBack(place)
    expect(await shownVersion()).toBe('a')
    await expect(goBack(place)).rejects.toThrow(`In ${place} is no release to go back to.`)
  })

  it('leads to the newest release where `current` leads nowhere', async () => {
    await releaseVersion('a')
    await rm(await releaseVersion('b'), { recursive: true })
    await goBack(place)
    expect(await shownVersion()).toBe('a')
  })
})

describe('a release works again after', () => {
  const link = () => join(place, 'current')
  it.each<[string, (last: string) => Promise<unknown>]>([
    ['the last one’s folder was lost', (last) => rm(last, { recursive: true })],
    ['the last one’s site was lost', (last) => rm(join(last, 'site'), { recursive: true })],
    ['the link was lost', () => rm(link())],
    ['all releases were lost', () => rm(join(place, 'releases'), { recursive: true })],
    [
      'the link was led to nothing',
      async () => {
        await rm(link())
        await symlink('/nowhere', link())
      },
    ],
  ])('%s', async (_mishap, happen) => {
    await releaseVersion('a')
    await happen(await releaseVersion('b'))
    await releaseVersion('c')
    await expectWhole('c')
  })
})

describe('of two releases at once', () => {
  it('one is told to wait', async () => {
    await project.build('a')
    const both = await Promise.allSettled([
      release(project.made, place),
      release(project.made, place),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const refused = both.find((one) => one.status === 'rejected')
    expect(`${refused?.reason}`).toContain(`Another release to ${place} is under way.`)
  })

  it('one is whole, and so is the next', async () => {
    await project.build('a')
    for (let round = 0; round < ROUNDS; round++) {
      const both = await Promise.all([project.run([place]), project.run([place])])
      const refused = both.filter(({ exitCode }) => exitCode !== 0)
      expect(refused.length).toBeLessThan(2)
      for (const one of refused) {
        expect(one).toEqual({
          exitCode: 1,
          output: '',
          errors: expect.stringContaining('under way'),
        })
      }
      await expectWhole('a')
    }
    await releaseVersion('b')
    await expectWhole('b')
  })
})

it('a killed release leaves the site whole and the next one free', async () => {
  const other = await makeTinyProject()
  onTestFinished(other.remove)
  await other.build('other')
  await project.build('killed')
  await release(other.made, place)
  for (let round = 0; round < ROUNDS; round++) {
    const watcher = watch(join(place, 'releases'))
    const child = project.start([place])
    const ended = once(child, 'exit')
    await Promise.race([once(watcher, 'change'), ended])
    watcher.close()
    await setTimeout(Math.random() * LONGEST_DELAY_MS)
    child.kill('SIGKILL')
    await ended
    const shown = await shownVersion()
    expect(['killed', 'other']).toContain(shown)
    await expectWhole(shown)
    await release(other.made, place)
    await expectWhole('other')
  }
  for (const name of await releaseNames()) {
    const folder = join(place, 'releases', name)
    expect([name, existsSync(join(folder, 'site'))]).toEqual([
      name,
      existsSync(join(folder, 'release.json')),
    ])
  }
})

/** A file system of 1 MB in memory, if this machine lets one be made. */
function mountSmallDisk(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', place], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

it('a full disk keeps the site as it was, and does not keep from going back', async ({ skip }) => {
  if (!mountSmallDisk()) skip('Only root may mount a small disk.')
  try {
    await releaseVersion('a')
    let last = ''
    let outcome = await project.run([place])
    while (outcome.exitCode === 0) {
      last = await readlink(join(place, 'current'))
      outcome = await project.run([place])
    }
    expect(outcome.errors).toMatch(/^The disk is full\. The site stays as it was\./)
    expect(outcome.errors).not.toContain('    at ')
    expect(await readlink(join(place, 'current'))).toBe(last)
    expect((await releaseNames()).at(-1)).toBe(basename(last))
    await expectWhole('a')
    await writeFile(join(place, 'the-rest'), Buffer.alloc(2 ** 20)).catch(() => {})
    expect((await project.run(['--back', place])).errors).toBe('')
  } finally {
    execFileSync('umount', [place])
  }
})

describe('an owner is told in one line', () => {
  const usage = 'npm run release -- /srv/site'
  it.each<[string, string, () => Promise<string[]> | string[]]>([
    ['that no place is named', usage, () => []],
    ['that two places are named', usage, () => [place, place]],
    ['that an option is unknown', usage, () => ['--bakc', place]],
    ['that a path has a space', 'cannot read', () => [join(place, 'my site')]],
    [
      'that `current` is a folder',
      'current must be a link that a release made.',
      async () => {
        await mkdir(join(place, 'current'))
        return [place]
      },
    ],
    [
      'that `current` is a file',
      'current must be a link that a release made.',
      async () => {
        await writeFile(join(place, 'current'), '')
        return [place]
      },
    ],
    [
      'that `current` leads to something else',
      'which is no release. Remove the link',
      async () => {
        await symlink(project.root, join(place, 'current'))
        return [place]
      },
    ],
    [
      'that the place is a file',
      'A part of the path is a file, not a folder.',
      async () => {
        await writeFile(join(place, 'file'), '')
        return [join(place, 'file')]
      },
    ],
    [
      'that there is no build',
      'There is no whole build yet. Make one: npm run build',
      async () => {
        await rm(join(project.root, 'dist-hosting'), { recursive: true })
        return [place]
      },
    ],
    ['that there is nothing to go back to', 'There are no releases in', () => ['--back', place]],
    [
      'that no release was before this one',
      'is no release to go back to.',
      async () => {
        await releaseVersion('a')
        return ['--back', place]
      },
    ],
  ])('%s', async (_fault, words, prepare) => {
    await project.build('a')
    const args = await prepare()
    const before = await readdir(place)
    const outcome = await project.run(args)
    expect(outcome).toEqual({ exitCode: 1, output: '', errors: expect.stringContaining(words) })
    expect(outcome.errors).not.toContain('    at ')
    const made = ['releases', 'release.lock']
    const after = await readdir(place)
    expect(after.filter((name) => !made.includes(name))).toEqual(
      before.filter((name) => !made.includes(name)),
    )
  })
})

it('the server can read a release, whatever the umask', async () => {
  await project.build('a')
  for (const file of ['', '/_astro']) await chmod(join(project.made, 'site', file), 0o700)
  await chmod(join(project.made, 'site/index.html'), 0o600)
  const newPlace = join(place, 'new/site')
  expect(await project.run([newPlace], '077')).toMatchObject({ exitCode: 0, errors: '' })
  const entries = await readdir(join(place, 'new'), { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((one) => !one.isSymbolicLink())) {
    const path = join(entry.parentPath, entry.name)
    const mode = (await stat(path)).mode & 0o777
    expect([path, mode]).toEqual([path, entry.isDirectory() ? 0o755 : 0o644])
  }
})
