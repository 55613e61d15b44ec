import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { readEnvironment } from '../settings/environment.ts'
import { PRODUCT_NAME } from '../src/copy/site-facts.ts'
import { endProcess, startAstro } from './astro.ts'
import { isStandInNeeded, type Ports, readPort, standInEnvironment } from './environment.ts'
import { freePort, listen } from './listen.ts'
import { siteListener } from './site-server.ts'
import { createStandInService } from './stand-in-service.ts'

const SITE_PORT = 4321
const STAND_IN_PORT = 4322
const ROOT = join(import.meta.dirname, '..')

type SiteAddresses = ReturnType<typeof standInEnvironment>

let astro: ChildProcess | undefined
let isStopping = false

async function stop(exitCode: number) {
  isStopping = true
  if (astro) await endProcess(astro)
  process.exit(exitCode)
}

async function choosePort(what: string, variable: string, fallback: number): Promise<number> {
  const wanted = readPort(readEnvironment(), variable, fallback)
  const port = await freePort(wanted)
  if (port !== wanted) console.log(`Port ${wanted} is taken, so ${what} uses ${port}.`)
  return port
}

/** Runs Astro until it ends. */
async function runAstro(args: string[], addresses: SiteAddresses) {
  astro = startAstro(ROOT, args, addresses)
  const [exitCode] = await once(astro, 'exit')
  if (exitCode !== 0 && !isStopping) {
    throw new Error(`\`astro ${args[0]}\` failed; the reason is above.`)
  }
}

function printAddresses({ WAITLIST_FORM_URL, BOOKING_URL }: SiteAddresses, ports: Ports) {
  const standIn = `http://localhost:${ports.standIn}/`
  const note = (address: string) => (address.startsWith(standIn) ? '  (stand-in)' : '')
  console.log(`
  ${PRODUCT_NAME} is ready. Open:

    The site       http://localhost:${ports.site}
    Waitlist form  ${WAITLIST_FORM_URL}${note(WAITLIST_FORM_URL)}
    Booking page   ${BOOKING_URL}${note(BOOKING_URL)}
${ports.standIn ? '\n  A stand-in is for trying: it keeps nothing.' : ''}
  To stop, press Ctrl-C.
`)
}

async function start() {
  const { values: options } = parseArgs({
    options: {
      dev: { type: 'boolean' },
      // The browser tests build elsewhere and leave dist/ alone.
      folder: { type: 'string', default: 'dist' },
    },
  })
  const environment = readEnvironment()
  const ports: Ports = { site: 0, standIn: undefined }
  if (isStandInNeeded(environment)) {
    ports.standIn = await choosePort('the stand-in', 'STAND_IN_PORT', STAND_IN_PORT)
    await listen(createStandInService(), ports.standIn)
  }
  ports.site = await choosePort('the site', 'SITE_PORT', SITE_PORT)
  const addresses = standInEnvironment(environment, ports)
  if (options.dev) {
    printAddresses(addresses, ports)
    await runAstro(['dev', '--port', String(ports.site)], addresses)
    return stop(0)
  }

  // The port is held during the build.
  let listener: RequestListener = (_request, response) => {
    response.writeHead(503).end('The site is being built.')
  }
  await listen(
    createServer((request, response) => listener(request, response)),
    ports.site,
  )
  await runAstro(['build', '--outDir', options.folder], addresses)
  listener = await siteListener(join(ROOT, options.folder))
  printAddresses(addresses, ports)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0))

start().catch((error) => {
  if (isStopping) return
  console.error(`\n${error instanceof Error ? error.message : error}`)
  stop(1)
})
