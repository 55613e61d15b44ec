import { existsSync } from 'node:fs'
import { chmod, cp, link, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { SERVED_FOLDER } from './make-host-files.ts'
import { removeOldReleases, removeRelease } from './old-releases.ts'
import { HASHED_FOLDER } from './policy.ts'
import { withLock } from './release-lock.ts'
import {
  isWhole,
  lookAt,
  type Place,
  ReleaseRefusal,
  releasesIn,
  show,
  siteOf,
  writeMarker,
} from './releases.ts'

const CONFIGURATIONS = ['nginx-http.conf', 'nginx-server.conf', 'nginx-redirect.conf', 'Caddyfile']
/** What nginx and Caddy read as it stands, without quotes. */
const PLAIN_PATH = /^[\p{L}\p{N}/._-]+$/u

async function readBuild(made: string) {
  try {
    const hashedFiles = (await readdir(join(made, 'site', HASHED_FOLDER))).sort()
    const configurations = await Promise.all(
      CONFIGURATIONS.map(async (name) => [name, await readFile(join(made, name), 'utf8')] as const),
    )
    return { hashedFiles, configurations }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new ReleaseRefusal('There is no whole build yet. Make one: npm run build')
  }
}

/** Whatever the umask was, the server's own user can read it. */
async function letServerRead(folder: string) {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644)
  }
}

/** Pages that were open before still ask for the scripts of their own build. */
async function keepScripts({ all }: Place, site: string) {
  for (const { folder, hashedFiles } of all.filter(isWhole)) {
    for (const name of hashedFiles) {
      const from = join(siteOf(folder), HASHED_FOLDER, name)
      const target = join(site, HASHED_FOLDER, name)
      if (existsSync(from) && !existsSync(target)) await link(from, target)
    }
  }
}

/**
 * Puts a release beside the last one and moves the link `current` to it in one step. The servers'
 * files name the release's own folder, so a reload of the server changes pages and headers at once.
 * @param made path of `dist-hosting/server`
 * @param place path of the folder that holds all releases
 * @returns path of the release
 * @throws {ReleaseRefusal} if the owner must change something first
 */
export async function release(made: string, place: string): Promise<string> {
  const root = resolve(place)
  if (!PLAIN_PATH.test(root)) {
    throw new ReleaseRefusal(
      `nginx and Caddy cannot read ${JSON.stringify(root)}. Choose a path of letters, digits, dots, - and _ only.`,
    )
  }
  const { hashedFiles, configurations } = await readBuild(made)
  await mkdir(releasesIn(root), { recursive: true })
  return withLock(root, async () => {
    const found = await lookAt(root)
    await removeOldReleases(found)
    const { last } = found
    const folder = join(releasesIn(root), new Date().toISOString().replace(/[-:.]/g, ''))
    await mkdir(folder)
    try {
      await writeMarker(folder, { hashedFiles, previous: last && basename(last.folder) })
      for (const [name, text] of configurations) {
        await writeFile(join(folder, name), text.replaceAll(SERVED_FOLDER, siteOf(folder)))
      }
      const unfinished = join(folder, 'unfinished')
      await cp(join(made, 'site'), unfinished, { recursive: true })
      await letServerRead(folder)
      await keepScripts(found, unfinished)
      await rename(unfinished, siteOf(folder))
      await show(root, folder, last)
    } catch (error) {
      await removeRelease(folder)
      throw error
    }
    return folder
  })
}

/**
 * Moves the link `current` to the release that the current one replaced.
 * @returns path of that release
 * @throws {ReleaseRefusal} if there is none
 */
export async function goBack(place: string): Promise<string> {
  const root = resolve(place)
  if (!existsSync(releasesIn(root))) throw new ReleaseRefusal(`There are no releases in ${root}.`)
  return withLock(root, async () => {
    const found = await lookAt(root)
    const { shown, last, before } = found
    const target = shown ? before(shown) : last
    if (!target) throw new ReleaseRefusal(`There is no release to go back to in ${root}.`)
    await keepScripts(found, siteOf(target.folder))
    await show(root, target.folder, shown)
    return target.folder
  })
}
