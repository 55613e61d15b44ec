import { cp, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'

/** What a build reads. */
const PARTS = [
  'src',
  'demo',
  'e2e',
  'hosting',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]

/**
 * Copies the project, with the packages that are there, so that it can be changed or built while
 * the owner's files stay as they are; the caches beside the packages are shared.
 * @param root path of the project
 * @param copy path of the folder that is made anew
 */
export async function copyProject(root: string, copy: string) {
  await rm(copy, { recursive: true, force: true })
  for (const part of PARTS) await cp(join(root, part), join(copy, part), { recursive: true })
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
}
