import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import process from 'node:process'
import { endProcess } from '../demo/astro.ts'
import { standInEnvironment } from '../demo/environment.ts'
import { NO_SETTINGS } from '../e2e/support/site-under-test.ts'
import { copyProject } from './project-copy.ts'
import type { Chapter } from './report.ts'
import type { Ports } from './served-site.ts'

const RUNS = 5
/** What builds leave behind, so that the next ones are faster. */
const LEFT_BEHIND = ['.astro', '.cache/site-font', '.vite'].map((name) => `node_modules/${name}`)

/** The packages are the project's own, and so are the caches among them: they come again. */
async function forget(root: string) {
  for (const path of [...LEFT_BEHIND, '.astro']) {
    await rm(join(root, path), { recursive: true, force: true })
  }
}

/** From the command to the line that says that it is ready, in seconds. */
async function startDev(root: string, ports: Ports): Promise<number> {
  const start = performance.now()
  const dev = spawn(process.execPath, ['demo/start.ts', '--dev'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...NO_SETTINGS,
      SITE_PORT: String(ports.site + 1),
      STAND_IN_PORT: String(ports.standIn + 1),
    },
  })
  try {
    return await new Promise((resolve, reject) => {
      dev.stdout.setEncoding('utf8').on('data', (words: string) => {
        if (/ready in/.test(words)) resolve((performance.now() - start) / 1000)
      })
      dev.once('exit', () => reject(new Error('`npm run dev` did not start; the reason is above.')))
    })
  } finally {
    await endProcess(dev)
  }
}

/** `npm run build` to its end, in seconds. */
async function buildOnce(copy: string, ports: Ports): Promise<number> {
  const start = performance.now()
  const building = spawn('npm', ['run', '--silent', 'build'], {
    cwd: copy,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...NO_SETTINGS, ...standInEnvironment({}, ports) },
  })
  const [exitCode] = await once(building, 'exit')
  if (exitCode !== 0) throw new Error('The copy could not be built; the reason is above.')
  return (performance.now() - start) / 1000
}

/**
 * How long a build and a start take on this machine.
 * @param copy path of the folder for a copy of the project, which is built in its place
 */
export async function measureBuild(root: string, copy: string, ports: Ports): Promise<Chapter> {
  await copyProject(root, copy)
  const clean: number[] = []
  const again: number[] = []
  const ready: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    await forget(copy)
    clean.push(await buildOnce(copy, ports))
    again.push(await buildOnce(copy, ports))
    ready.push(await startDev(root, ports))
  }
  return {
    title: 'Build',
    method:
      'From `npm run build`, the hosts’ files included, to its end, and from the start of what ' +
      '`npm run dev` runs to the line that says that it is ready. A clean build has nothing left ' +
      'from an earlier one, the subset of the font neither; the start finds that subset.',
    measures: [
      { what: 'Clean build', values: clean, unit: 's', bound: { most: 6 } },
      { what: 'Build again', values: again, unit: 's' },
      { what: '`npm run dev` ready', values: ready, unit: 's', bound: { most: 2 } },
    ],
  }
}
