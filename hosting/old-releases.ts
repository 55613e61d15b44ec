import { existsSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isWhole, MARKER, type Place, siteOf } from './releases.ts'

/** A server that was not reloaded still serves one of the releases shown since its last reload. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000
const KEPT_AT_LEAST = 3

/** The marker goes last, so that the next release ends a removal that is cut short. */
export async function removeRelease(folder: string) {
  if (existsSync(siteOf(folder))) await rename(siteOf(folder), join(folder, 'removed'))
  for (const name of await readdir(folder)) {
    if (name !== MARKER) await rm(join(folder, name), { recursive: true })
  }
  await rm(folder, { recursive: true })
}

/** Removes what no server serves any more, and what was cut short. */
export async function removeOldReleases({ last, all, before }: Place) {
  const kept = new Set<string>()
  let release = last
  for (let count = 0; release && count < KEPT_AT_LEAST; count++) {
    kept.add(release.folder)
    release = before(release)
  }
  for (const old of all) {
    const isRecent = old.shownUntil > Date.now() - KEPT_MS
    if (isWhole(old) && (isRecent || kept.has(old.folder))) continue
    await removeRelease(old.folder)
  }
}
