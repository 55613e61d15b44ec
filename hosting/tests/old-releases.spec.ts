import { mkdir, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { goBack } from '../release.ts'
import { ask } from './ask.ts'
import { startCaddy, startNginx } from './servers.ts'
import { makeTinyProject, type TinyProject } from './tiny-project.ts'

const A_YEAR_AGO = new Date(Date.now() - 365 * 24 * 60 * 60 * 1000)

let project: TinyProject
let place: string

beforeEach(async () => {
  project = await makeTinyProject()
  place = project.place
})
afterEach(() => project.remove())

const makeOld = (folder: string) => utimes(join(folder, 'release.json'), A_YEAR_AGO, A_YEAR_AGO)

async function scripts() {
  const names = await readdir(join(place, 'current/site/_astro'))
  return names.filter((name) => name.endsWith('.js')).sort()
}

describe('old releases', () => {
  it('are removed a month after they were replaced, save the last three', async () => {
    const folders = []
    for (const version of ['a', 'b', 'c', 'd', 'e', 'f'])
      folders.push(await project.release(version))
    const [a = '', b = '', ...others] = folders
    for (const folder of [a, ...others]) await makeOld(folder)
    folders.push(await project.release('g'))
    const kept = [b, ...folders.slice(-4)].map((folder) => basename(folder))
    expect(await project.releaseNames()).toEqual(kept)
  })

  it('that the program did not make are never removed', async () => {
    const releases = join(place, 'releases')
    await mkdir(join(releases, '20200101T000000000Z/site'), { recursive: true })
    await mkdir(join(releases, 'photos'))
    await writeFile(join(releases, 'photos/release.json'), '{"version": 1}')
    await writeFile(join(releases, 'notes.txt'), 'mine')
    const folders = []
    for (const version of ['a', 'b', 'c', 'd', 'e']) folders.push(await project.release(version))
    for (const folder of folders) await makeOld(folder)
    await symlink(join(place, 'current'), join(releases, 'favorite'))
    await project.release('f')
    const names = await project.releaseNames()
    expect(names).toEqual(
      expect.arrayContaining(['20200101T000000000Z', 'photos', 'notes.txt', 'favorite']),
    )
    expect(names).toHaveLength(4 + 4)
    expect(await readdir(join(releases, 'photos'))).toEqual(['release.json'])
  })

  it('give their scripts to pages still open, until they are removed', async () => {
    const a = await project.release('a')
    for (const version of ['b', 'b', 'b', 'c']) await project.release(version)
    await goBack(place)
    expect(await scripts()).toEqual(['app-a.js', 'app-b.js', 'app-c.js'])
    await makeOld(a)
    await project.release('d')
    expect(await scripts()).toEqual(['app-b.js', 'app-c.js', 'app-d.js'])
  })
})

/** Asks for the page again and again; returns what stops it and tells what was seen. */
function watchPage(port: number) {
  const seen = { versions: new Set<string>(), dropped: 0, isDone: false }
  const watching = (async () => {
    while (!seen.isDone) {
      const answer = await ask(port, '/').catch(() => undefined)
      if (answer) seen.versions.add(`${answer.body}`)
      else seen.dropped++
    }
  })()
  return async () => {
    seen.isDone = true
    await watching
    return seen
  }
}

it.each([
  // A page may be dropped while Caddy reloads; browsers ask again by themselves.
  ['nginx', startNginx, 0],
  ['Caddy', startCaddy, 2],
] as const)(
  '%s serves a release until it is reloaded, however many follow, and one at a time',
  async (_name, start, mostDropped) => {
    await makeOld(await project.release('a'))
    const server = await start(place)
    onTestFinished(server.stop)
    const version = async () => `${(await ask(server.port, '/')).body}`
    const script = async (name: string) => (await ask(server.port, `/_astro/app-${name}.js`)).status
    for (const next of ['b', 'c', 'd', 'e', 'f']) await makeOld(await project.release(next))
    expect(await version()).toBe('a')
    const stopWatching = watchPage(server.port)
    await server.reload()
    expect(await version()).toBe('f')
    const { versions, dropped } = await stopWatching()
    expect([...versions].filter((one) => !['a', 'f'].includes(one))).toEqual([])
    expect(dropped).toBeLessThanOrEqual(mostDropped)

    await goBack(place)
    expect(await version()).toBe('f')
    await server.reload()
    expect(await version()).toBe('e')
    expect([await script('f'), await script('e'), await script('d')]).toEqual([200, 200, 200])
  },
)

describe('going back', () => {
  it('leads to what was shown before, not to what was gone back from', async () => {
    const [a] = [await project.release('a'), await project.release('b'), await project.release('c')]
    await goBack(place)
    expect(await project.shownVersion()).toBe('b')
    const { exitCode, output } = await project.run(['--back', place])
    expect([exitCode, await project.shownVersion()]).toEqual([0, 'a'])
    expect(output).toContain(`Went back to ${a}`)
    expect(output).toContain('systemctl reload')
    await project.release('d')
    await goBack(place)
    expect(await project.shownVersion()).toBe('a')
    await expect(goBack(place)).rejects.toThrow(`There is no release to go back to in ${place}.`)
  })

  it('leads to the newest release where `current` leads nowhere', async () => {
    await project.release('a')
    await rm(await project.release('b'), { recursive: true })
    await goBack(place)
    expect(await project.shownVersion()).toBe('a')
  })
})
