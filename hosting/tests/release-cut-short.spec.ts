import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, watch } from 'node:fs'
import { readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { release } from '../release.ts'
import { withLock } from '../release-lock.ts'
import { makeTinyProject, type TinyProject } from './tiny-project.ts'

const ROUNDS = 50
/** The kill falls into the copying, which takes about as long. */
const LONGEST_DELAY_MS = 15

let project: TinyProject
let place: string

beforeEach(async () => {
  project = await makeTinyProject()
  place = project.place
})
afterEach(() => project.remove())

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
    await project.release('a')
    await happen(await project.release('b'))
    await project.release('c')
    await expectWhole('c')
  })
})

describe('of two releases at once', () => {
  const words = () =>
    `Another release to ${place} is under way. Wait for it to end, then try again.\n`

  it('the second is told to wait', async () => {
    await project.release('a')
    await withLock(place, async () => {
      for (const args of [[place], ['--back', place]]) {
        expect(await project.run(args)).toEqual({ exitCode: 1, output: '', errors: words() })
      }
    })
    expect(await project.releaseNames()).toHaveLength(1)
  })

  it('one is whole, and so is the next', async () => {
    await project.build('a')
    for (let round = 0; round < ROUNDS; round++) {
      const both = await Promise.all([project.run([place]), project.run([place])])
      const refused = both.filter(({ exitCode }) => exitCode !== 0)
      expect(refused.length).toBeLessThan(2)
      for (const one of refused) expect(one).toEqual({ exitCode: 1, output: '', errors: words() })
      await expectWhole('a')
    }
    await project.release('b')
    await expectWhole('b')
  })
})

it('a killed release leaves the site whole and the next one free', async () => {
  const other = await makeTinyProject()
  onTestFinished(other.remove)
  await other.build('other')
  await project.build('killed')
  await release(other.made, place)
  let cutShort = 0
  for (let round = 0; round < ROUNDS; round++) {
    const watcher = watch(join(place, 'releases'))
    const child = project.start([place])
    const ended = once(child, 'exit')
    await Promise.race([once(watcher, 'change'), ended])
    watcher.close()
    await setTimeout(Math.random() * LONGEST_DELAY_MS)
    child.kill('SIGKILL')
    await ended
    const newest = (await project.releaseNames()).at(-1) ?? ''
    if (!existsSync(join(place, 'releases', newest, 'site'))) cutShort++
    const shown = await project.shownVersion()
    expect(['killed', 'other']).toContain(shown)
    await expectWhole(shown)
    await release(other.made, place)
    await expectWhole('other')
  }
  expect(cutShort).toBeGreaterThan(0)
  const listed = (folder: string) => readdir(folder, { recursive: true })
  const built = (await listed(other.made)).filter((file) => !file.includes('app-'))
  for (const name of await project.releaseNames()) {
    const folder = join(place, 'releases', name)
    const files = await listed(folder)
    if (files.includes('site')) expect(files).toEqual(expect.arrayContaining(built))
    // Killed before it could mark its folder; what has no mark is never removed.
    else if (files.length > 0) expect(await readFile(join(folder, `${files}`), 'utf8')).toBe('')
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
    await project.release('a')
    let last = ''
    let outcome = await project.run([place])
    while (outcome.exitCode === 0) {
      last = await readlink(join(place, 'current'))
      outcome = await project.run([place])
    }
    expect(outcome.errors).toMatch(/^The disk is full\. The site stays as it was\./)
    expect(outcome.errors).not.toContain('    at ')
    expect(await readlink(join(place, 'current'))).toBe(last)
    expect((await project.releaseNames()).at(-1)).toBe(basename(last))
    await expectWhole('a')
    await writeFile(join(place, 'the-rest'), Buffer.alloc(2 ** 20)).catch(() => {})
    expect((await project.run(['--back', place])).errors).toBe('')
  } finally {
    execFileSync('umount', [place])
  }
})
