import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import process from 'node:process'
import { endProcess } from '../demo/astro.ts'
import { NO_SETTINGS } from '../e2e/site-under-test.ts'
import type { Chapter } from './report.ts'
import { build, type Ports } from './served-site.ts'

const RUNS = 5
/** What builds leave behind, so that the next ones are faster. */
const LEFT_BEHIND = ['.astro', '.cache/site-font', '.vite'].map((name) => `node_modules/${name}`)

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
    stdio: ['ignore', 'pipe', 'ignore'],
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

/** How long a build and a start take on this machine. */
export async function measureBuild(root: string, outDir: string, ports: Ports): Promise<Chapter> {
  const clean: number[] = []
  const again: number[] = []
  const ready: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    await forget(root)
    clean.push(await build(root, outDir, ports))
    again.push(await build(root, outDir, ports))
    ready.push(await startDev(root, ports))
  }
  return {
    title: 'Build',
    method:
      'From the command to its end, or to the line that says that it is ready. A clean build has ' +
      'nothing left from an earlier one, the subset of the font neither.',
    measures: [
      { what: 'Clean build', values: clean, unit: 's', bound: { most: 6 } },
      { what: 'Build again', values: again, unit: 's' },
      { what: '`npm run dev` ready', values: ready, unit: 's', bound: { most: 2 } },
    ],
  }
}
