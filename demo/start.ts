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

// npm sends a signal to its shell only, and many shells exit without passing it on.
const parent = process.ppid
setInterval(() => process.ppid === parent || process.exit(0), PARENT_CHECK_MS).unref()

const isUnset = (name: string) => !process.env[name]?.trim()

/** Listens on the port in the variable or, if that one is taken, on the next free one. */
async function listen(server: Server, variable: string, defaultPort: number): Promise<number> {
  const wanted = isUnset(variable) ? defaultPort : Number(process.env[variable])
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > MAX_PORT) {
    throw new Error(`${variable} must be a whole number from 1 to ${MAX_PORT}.`)
  }
  const nearby = Array.from({ length: 100 }, (_, index) => wanted + index)
  const port = await getPort({ port: nearby.filter((one) => one <= MAX_PORT) })
  try {
    await once(server.listen(port, 'localhost'), 'listening')
  } catch (error) {
    // Another process took it in between.
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
      return listen(server, variable, defaultPort)
    }
    throw error
  }
  if (port !== wanted) console.log(`Port ${wanted} (${variable}) is taken, so ${port} is used.`)
  return port
}

async function start() {
  const { values: options } = parseArgs({
    options: { dev: { type: 'boolean' }, folder: { type: 'string' } },
  })
  Object.assign(process.env, readEnvironment())
  process.env.NODE_ENV = options.dev ? 'development' : 'production'
  // Lets the build accept addresses on this machine.
  process.env.IS_DEMO = 'yes'

  // Reserves the port: the build needs its number long before Astro listens on it.
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
    standInNote = ` (services without an address: stand-in on port ${standInPort})`
  }

  // A folder for each start, so that no other build empties it, where dev servers do not watch.
  const folder = `node_modules/.demo/${port}`
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
