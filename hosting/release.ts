import {
  cp,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { SERVED_FOLDER } from './make-host-files.ts'
import { HASHED_FOLDER } from './policy.ts'

const CONFIGURATIONS = ['nginx-http.conf', 'nginx-server.conf', 'Caddyfile']
/** Lists the hashed files of a release's own build, without those kept from the one before. */
const OWN_FILES = 'own-files.json'

async function linkedFolder(link: string): Promise<string | undefined> {
  try {
    return await readlink(link)
  } catch {
    return undefined
  }
}

/** Pages that were open before the release still ask for the last one's scripts. */
async function keepLastFiles(last: string, next: string, own: readonly string[]) {
  const lastFiles: string[] = JSON.parse(await readFile(join(last, OWN_FILES), 'utf8'))
  for (const name of lastFiles) {
    if (own.includes(name)) continue
    await cp(join(last, 'site', HASHED_FOLDER, name), join(next, 'site', HASHED_FOLDER, name))
  }
}

/**
 * Puts a release beside the last one, moves the link `current` to it in one step, and removes
 * older ones. The servers' files name the release's own folder, so a reload of the server
 * changes pages and headers at once.
 * @param made path of `dist-hosting/server`
 * @param place path of the folder that holds all releases
 * @param name of the release's folder; later releases have later names
 * @returns path of the release
 */
export async function release(made: string, place: string, name: string): Promise<string> {
  const releases = resolve(place, 'releases')
  const current = resolve(place, 'current')
  const folder = join(releases, name)
  const last = await linkedFolder(current)

  await mkdir(releases, { recursive: true })
  await cp(made, folder, { recursive: true, errorOnExist: true, force: false })
  const own = await readdir(join(folder, 'site', HASHED_FOLDER))
  await writeFile(join(folder, OWN_FILES), JSON.stringify(own))
  if (last) await keepLastFiles(last, folder, own)
  for (const file of CONFIGURATIONS) {
    const text = await readFile(join(folder, file), 'utf8')
    await writeFile(join(folder, file), text.replaceAll(SERVED_FOLDER, join(folder, 'site')))
  }

  await rm(`${current}.next`, { force: true })
  await symlink(folder, `${current}.next`)
  await rename(`${current}.next`, current)
  for (const old of await readdir(releases)) {
    const isKept = old === name || (last && old === basename(last))
    if (!isKept) await rm(join(releases, old), { recursive: true })
  }
  return folder
}
