import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ReleaseRefusal } from './releases.ts'

const SQLITE_BUSY = 5

/**
 * Runs `task` while no other release to `place` runs. SQLite's lock is used because the system lifts
 * it when a process ends, however it ends; a file with a process number would have to be judged.
 * @throws {ReleaseRefusal} if another release is under way
 */
export async function withLock<T>(place: string, task: () => Promise<T>): Promise<T> {
  const file = join(place, 'release.lock')
  // Fails with the system's own reason, which SQLite does not pass on.
  await writeFile(file, '', { flag: 'a' })
  const database = new DatabaseSync(file)
  try {
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN IMMEDIATE')
    return await task()
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error
    throw new ReleaseRefusal(
      `Another release to ${place} is under way. Wait for it to end, then try again.`,
    )
  } finally {
    database.close()
  }
}
