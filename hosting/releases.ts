import { existsSync, lstatSync } from 'node:fs'
import {
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'

/** The first file of every release. A folder without it is somebody else's and never touched. */
export const MARKER = 'release.json'
/** There once the release is whole. */
const SITE = 'site'

/** What the owner must change before a release; the message says it. */
export class ReleaseRefusal extends Error {
  override name = 'ReleaseRefusal'
}

interface Marker {
  /** The hashed files of the release's own build, without those kept from others. */
  hashedFiles: string[]
  /** The folder's name of the release that this one replaced. */
  previous?: string
}

export interface Release extends Marker {
  folder: string
  /** When another release took its place; when it was made, if none has yet. */
  shownUntil: number
}

export const releasesIn = (place: string) => join(place, 'releases')
export const siteOf = (folder: string) => join(folder, SITE)

export const isWhole = ({ folder }: Release) => existsSync(siteOf(folder))

export async function writeMarker(folder: string, marker: Marker) {
  await writeFile(join(folder, MARKER), JSON.stringify(marker))
}

async function readRelease(folder: string): Promise<Release | undefined> {
  const file = join(folder, MARKER)
  try {
    const marker: Marker = JSON.parse(await readFile(file, 'utf8'))
    const { mtimeMs } = await stat(file)
    return Array.isArray(marker.hashedFiles)
      ? { ...marker, folder, shownUntil: mtimeMs }
      : undefined
  } catch {
    return undefined
  }
}

/** All releases in the place, oldest first; those that were cut short, too. */
async function listReleases(place: string): Promise<Release[]> {
  const entries = await readdir(releasesIn(place), { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const found = await Promise.all(
    names.sort().map((name) => readRelease(join(releasesIn(place), name))),
  )
  return found.filter((release) => release !== undefined)
}

/** @throws {ReleaseRefusal} if `current` is anything but a link to a release, or to nothing */
async function readCurrent(place: string): Promise<Release | undefined> {
  const current = join(place, 'current')
  const entry = lstatSync(current, { throwIfNoEntry: false })
  if (!entry) return undefined
  const target = entry.isSymbolicLink() ? resolve(place, await readlink(current)) : current
  if (!existsSync(target)) return undefined
  const release = await readRelease(target)
  if (release) return isWhole(release) ? release : undefined
  throw new ReleaseRefusal(
    target === current
      ? `${current} must be a link that a release made. Move what is there, then try again.`
      : `${current} leads to ${target}, which is no release. Remove the link, then try again.`,
  )
}

export type Place = Awaited<ReturnType<typeof lookAt>>

/**
 * What the place holds. If `current` leads to nothing whole, the newest release counts as the last.
 * @throws {ReleaseRefusal} if `current` is anything but a link to a release, or to nothing
 */
export async function lookAt(place: string) {
  const shown = await readCurrent(place)
  const all = await listReleases(place)
  const whole = all.filter(isWhole)
  const before = ({ previous }: Release) =>
    whole.find(({ folder }) => basename(folder) === previous)
  return { shown, last: shown ?? whole.at(-1), all, before }
}

/** Moves the link `current` to a release in one step. */
export async function show(place: string, folder: string, last: Release | undefined) {
  const link = join(folder, 'link')
  await rm(link, { force: true })
  await symlink(folder, link)
  if (last) await utimes(join(last.folder, MARKER), new Date(), new Date())
  await rename(link, join(place, 'current'))
}
