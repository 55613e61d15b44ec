import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build, dev, preview } from 'astro'
import getPort from 'get-port'
import { readEnvironment } from '../settings/environment.ts'
import { createStandIn, standInSettings } from './stand-in.ts'

const MAX_PORT = 65_535
const PARENT_CHECK_MS = 500

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(0))

// npm signals only its shell, and many shells exit without forwarding the signal.
const parent = process.ppid
setInterval(() => process.ppid === parent || process.exit(0), PARENT_CHECK_MS).unref()

const isUnset = (name: string) => !process.env[name]?.trim()

/** Listens on the port in the variable or, if it is in use, on the next free one. */
async function listen(server: Server, variable: string, defaultPort: number): Promise<number> {
  const preferred = isUnset(variable) ? defaultPort : Number(process.env[variable])
  if (!Number.isInteger(preferred) || preferred < 1 || preferred > MAX_PORT) {
    throw new Error(
      `${variable} must be a whole number from 1 to ${MAX_PORT}. Correct or unset it.`,
    )
  }
  const nearby = Array.from({ length: 100 }, (_, index) => preferred + index)
  const port = await getPort({ port: nearby.filter((one) => one <= MAX_PORT) })
  try {
    await once(server.listen(port, 'localhost'), 'listening')
  } catch (error) {
    // Another process took the port in the meantime.
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
      return listen(server, variable, defaultPort)
    }
    throw error
  }
  if (port !== preferred) console.log(`Port ${preferred} (${variable}) is in use; using ${port}.`)
  return port
}

async function start() {
  const { values: options } = parseArgs({
    options: { dev: { type: 'boolean' }, folder: { type: 'string' } },
  })
  Object.assign(process.env, readEnvironment())
  process.env.NODE_ENV = options.dev ? 'development' : 'production'
  // Allows localhost addresses in the settings.
  process.env.ALLOW_LOCALHOST = 'yes'

  // Reserves the port: the build needs its number, but Astro listens on it only afterwards.
  const reservation = createServer((_request, response) => {
    response.writeHead(503).end('The site is being built.')
  })
  const port = await listen(reservation, 'SITE_PORT', 4321)
  if (isUnset('SITE_URL')) process.env.SITE_URL = `http://localhost:${port}`

  const isFormUnset = isUnset('WAITLIST_FORM_URL')
  let standInNote = ''
  if (isFormUnset || isUnset('BOOKING_URL')) {
    const standInPort = await listen(createStandIn(), 'STAND_IN_PORT', 4322)
    const { BOOKING_URL, ...form } = standInSettings(`http://localhost:${standInPort}`)
    if (isFormUnset) Object.assign(process.env, form)
    if (isUnset('BOOKING_URL')) process.env.BOOKING_URL = BOOKING_URL
    standInNote = ` (with a stand-in for unset addresses on port ${standInPort})`
  }

  // A folder per port, so that builds never overwrite each other. Dev servers ignore node_modules.
  const folder = `node_modules/.start/${port}`
  const config = {
    root: fileURLToPath(new URL('..', import.meta.url)),
    outDir: options.folder ?? `${folder}/site`,
    cacheDir: `${folder}/cache`,
    server: { port },
    vite: { server: { strictPort: true }, preview: { strictPort: true } },
  }
  if (!options.dev) await build(config)
  reservation.closeAllConnections()
  reservation.close()
  await (options.dev ? dev(config) : preview({ ...config, logLevel: 'warn' }))
  console.log(`\nOpen http://localhost:${port}${standInNote}. Press Ctrl-C to stop.\n`)
}

start().catch((error) => {
  console.error(`\n${error instanceof Error ? error.message : error}`)
  process.exit(1)
})
