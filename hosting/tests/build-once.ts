import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import getPort from 'get-port'
import type { TestProject } from 'vitest/node'
import { startAstro } from '../../demo/astro.ts'
import { listen } from '../../demo/listen.ts'
import { createStandInService } from '../../demo/stand-in-service.ts'
import { makeHostFiles } from '../make-host-files.ts'

const ROOT = join(import.meta.dirname, '../..')
const SITE_URL = 'https://www.example.com'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Path of the built site. */
    dist: string
    /** Path of the folders made for the hosts. */
    hosts: string
    /** Origin of the form in the pages' frame. */
    formOrigin: string
  }
}

/** Builds the site and the hosts' files once for all tests; the stand-in runs until they end. */
export default async function buildOnce({ provide }: TestProject) {
  const folder = join(ROOT, '.hosting-under-test')
  await rm(folder, { recursive: true, force: true })
  const dist = join(folder, 'dist')
  const hosts = join(folder, 'hosts')
  const standIn = createStandInService()
  const port = await getPort()
  await listen(standIn, port)
  const formOrigin = `http://localhost:${port}`
  const build = startAstro(ROOT, ['build', '--outDir', dist, '--silent'], {
    // The tests' own value would build React for developers.
    NODE_ENV: 'production',
    SITE_URL,
    WAITLIST_FORM_URL: `${formOrigin}/t/waitlist`,
    WAITLIST_FORM_PROVIDER: 'Fillout',
    BOOKING_URL: `${formOrigin}/booking`,
    WAITLIST_FORM_LOADING: '',
    WAITLIST_FORM_TAG_NAMES: '',
  })
  const [exitCode] = await once(build, 'exit')
  if (exitCode !== 0) throw new Error('The site was not built; the reason is above.')
  // All styles are in the pages; a host must know a sheet none the less, should one come to be.
  await writeFile(join(dist, '_astro/styles.css'), 'p{}')
  await makeHostFiles(dist, hosts, SITE_URL)
  provide('dist', dist)
  provide('hosts', hosts)
  provide('formOrigin', formOrigin)
  return async () => {
    standIn.closeAllConnections()
    standIn.close()
    await rm(folder, { recursive: true, force: true })
  }
}
