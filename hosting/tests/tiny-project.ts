import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { text } from 'node:stream/consumers'
import { makeHostFiles } from '../make-host-files.ts'
import { release } from '../release.ts'

const HOSTING = join(import.meta.dirname, '..')
/** So many that copying them can be interrupted. */
const PICTURES = 40

export type TinyProject = Awaited<ReturnType<typeof makeTinyProject>>

/** The program that releases, in a folder of its own, beside builds of few and tiny files. */
export async function makeTinyProject() {
  const root = await mkdtemp(join(tmpdir(), 'tiny-'))
  const place = join(root, 'place')
  const made = join(root, 'dist-hosting/server')
  await mkdir(place)
  await cp(HOSTING, join(root, 'hosting'), {
    recursive: true,
    filter: (path) => path !== import.meta.dirname,
  })
  await writeFile(join(root, 'package.json'), '{ "type": "module" }')

  /** Its pages say which version it is, and its script is `app-<version>.js`. */
  async function build(version: string) {
    const dist = join(root, 'dist')
    await rm(dist, { recursive: true, force: true })
    await mkdir(join(dist, '_astro'), { recursive: true })
    const files = ['index.html', '404.html', '500.html', `_astro/app-${version}.js`]
    const pictures = Array.from({ length: PICTURES }, (_, number) => `_astro/${number}.png`)
    for (const file of [...files, ...pictures]) await writeFile(join(dist, file), version)
    await makeHostFiles(dist, join(root, 'dist-hosting'), 'https://www.example.com')
  }

  /** Starts what `npm run release` runs, under the given umask. */
  function start(args: string[], umask = '022') {
    const program = [process.execPath, join(root, 'hosting/start-release.ts'), ...args]
    return spawn('sh', ['-c', `umask ${umask}; exec "$@"`, 'sh', ...program])
  }

  async function run(args: string[], umask?: string) {
    const child = start(args, umask)
    const [[exitCode], output, errors] = await Promise.all([
      once(child, 'close'),
      text(child.stdout),
      text(child.stderr),
    ])
    return { exitCode, output, errors }
  }

  /** Makes a build and releases it. */
  async function releaseVersion(version: string) {
    await build(version)
    return release(made, place)
  }

  const shownVersion = () => readFile(join(place, 'current/site/index.html'), 'utf8')
  const releaseNames = async () => (await readdir(join(place, 'releases'))).sort()
  const remove = () => rm(root, { recursive: true })
  return {
    root,
    place,
    made,
    build,
    release: releaseVersion,
    start,
    run,
    shownVersion,
    releaseNames,
    remove,
  }
}
