import { chmod, mkdir, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeTinyProject, type TinyProject } from './tiny-project.ts'

let project: TinyProject
let place: string

beforeEach(async () => {
  project = await makeTinyProject()
  place = project.place
})
afterEach(() => project.remove())

describe('an owner is told in one line', () => {
  const usage = 'npm run release -- /srv/site'
  const isNoLink = 'current must be a link that a release made.'
  const releaseHere = () => [place]
  it.each<[string, string, () => unknown, (() => string[])?]>([
    ['that no place is named', usage, () => {}, () => []],
    ['that two places are named', usage, () => {}, () => [place, place]],
    ['that an option is unknown', usage, () => {}, () => ['--bakc', place]],
    ['that a path has a space', 'cannot read', () => {}, () => [join(place, 'my site')]],
    ['that `current` is a folder', isNoLink, () => mkdir(join(place, 'current'))],
    ['that `current` is a file', isNoLink, () => writeFile(join(place, 'current'), '')],
    [
      'that `current` leads to something else',
      'which is no release. Remove the link',
      () => symlink(project.root, join(place, 'current')),
    ],
    [
      'that the place is a file',
      'A part of the path is a file, not a folder.',
      () => writeFile(join(place, 'file'), ''),
      () => [join(place, 'file')],
    ],
    [
      'that there is no build',
      'There is no whole build yet. Make one: npm run build',
      () => rm(join(project.root, 'dist-hosting'), { recursive: true }),
    ],
    [
      'that the build was cut short',
      'There is no whole build yet.',
      async () => {
        const file = join(project.root, 'dist-hosting/vercel/vercel.json')
        await rm(file)
        await mkdir(file)
        await expect(project.build('b')).rejects.toThrow('EISDIR')
      },
    ],
    ['that no release was made', 'There are no releases in', () => {}, () => ['--back', place]],
    [
      'that no release was before this one',
      'There is no release to go back to in',
      () => project.release('a'),
      () => ['--back', place],
    ],
  ])('%s', async (_fault, words, prepare, args = releaseHere) => {
    await project.build('a')
    await prepare()
    const before = await readdir(place)
    const outcome = await project.run(args())
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

it('what a host keeps beside its files stays, and what left the site goes', async () => {
  await project.build('a')
  const hosts = join(project.root, 'dist-hosting')
  await mkdir(join(hosts, 'vercel/.vercel'))
  await project.build('b')
  expect((await readdir(join(hosts, 'vercel'))).sort()).toEqual(['.vercel', 'site', 'vercel.json'])
  expect(await readdir(join(hosts, 'vercel/site/_astro'))).not.toContain('app-a.js')
})
