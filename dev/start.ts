import { once } from 'node:events'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build, dev, preview } from 'astro'
import getPort, { portNumbers } from 'get-port'
import { readEnvironment } from '../settings/environment.ts'
import { createStandIn, standInSettings } from './stand-in.ts'

const PARENT_CHECK_MS = 500

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(0))

// npm signals only its shell, and many shells exit without forwarding the signal.
const parent = process.ppid
setInterval(() => process.ppid === parent || process.exit(0), PARENT_CHECK_MS).unref()

/** The port in the variable or, if it is in use, the next free one. */
async function freePort(variable: string, value: string | undefined, fallback: number) {
  const preferred = Number(value?.trim() || fallback)
  if (!Number.isInteger(preferred) || preferred < 1024 || preferred > 65_535) {
    throw new Error(`${variable} must be a whole number from 1024 to 65535. Correct or unset it.`)
  }
  const last = Math.min(preferred + 100, 65_535)
  const port = await getPort({ port: portNumbers(preferred, last) })
  if (port !== preferred) console.log(`Port ${preferred} (${variable}) is in use; using ${port}.`)
  return port
}

async function start() {
  const { values: options } = parseArgs({ options: { dev: { type: 'boolean' } } })
  const environment = readEnvironment()
  const isUnset = (name: string) => !environment[name]?.trim()
  process.env.NODE_ENV = options.dev ? 'development' : 'production'
  process.env.ALLOW_LOCALHOST = 'yes'

  const port = await freePort('SITE_PORT', environment.SITE_PORT, 4321)
  if (isUnset('SITE_URL')) process.env.SITE_URL = `http://localhost:${port}`

  let standInNote = ''
  if (isUnset('WAITLIST_FORM_URL') || isUnset('BOOKING_URL')) {
    const standInPort = await freePort('STAND_IN_PORT', environment.STAND_IN_PORT, 4322)
    await once(createStandIn().listen(standInPort, 'localhost'), 'listening')
    const { BOOKING_URL, ...form } = standInSettings(`http://localhost:${standInPort}`)
    if (isUnset('WAITLIST_FORM_URL')) Object.assign(process.env, form)
    if (isUnset('BOOKING_URL')) process.env.BOOKING_URL = BOOKING_URL
    standInNote = ` (with a stand-in for unset addresses on port ${standInPort})`
  }

  // A folder per port, so that builds never overwrite each other. Dev servers ignore node_modules.
  const folder = `node_modules/.start/${port}`
  const config = {
    root: fileURLToPath(new URL('..', import.meta.url)),
    outDir: `${folder}/site`,
    cacheDir: `${folder}/cache`,
    server: { port },
    // SITE_URL names the port, so Astro must not choose another.
    vite: { server: { strictPort: true }, preview: { strictPort: true } },
  }
  if (!options.dev) await build(config)
  await (options.dev ? dev(config) : preview({ ...config, logLevel: 'warn' }))
  console.log(`\nOpen http://localhost:${port}${standInNote}. Press Ctrl-C to stop.\n`)
}

start().catch((error) => {
  console.error(`\n${error instanceof Error ? error.message : error}`)
  process.exit(1)
})
