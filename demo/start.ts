import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { loadEnvFile } from '../build/env-file.ts'
import { PRODUCT_NAME } from '../src/copy/site-facts.ts'
import { endProcess, startAstro } from './astro.ts'
import {
  isStandInNeeded,
  type Ports,
  readPort,
  type SiteAddresses,
  standInEnvironment,
} from './environment.ts'
import { type ReservedPort, reservePort } from './ports.ts'
import { createSiteServer } from './site-server.ts'
import { createStandInService } from './stand-in-service.ts'

const SITE_PORT = 4321
const STAND_IN_PORT = 4322
const ROOT = join(import.meta.dirname, '..')

const reservedPorts: ReservedPort[] = []
let astro: ChildProcess | undefined
let isStopping = false

async function closeEverything() {
  await Promise.all([
    ...reservedPorts.map((reserved) => reserved.release()),
    astro && endProcess(astro),
  ])
}

async function stop() {
  isStopping = true
  await closeEverything()
  process.exit(0)
}

async function reserve(what: string, wantedPort: number): Promise<ReservedPort> {
  const reserved = await reservePort(wantedPort)
  reservedPorts.push(reserved)
  if (reserved.port !== wantedPort) {
    console.log(`Port ${wantedPort} is taken, so ${what} uses ${reserved.port}.`)
  }
  return reserved
}

/** Runs Astro until it ends. */
async function runAstro(args: string[], addresses: SiteAddresses) {
  if (isStopping) return
  astro = startAstro(ROOT, args, addresses)
  const [exitCode] = await once(astro, 'exit')
  if (exitCode !== 0 && !isStopping) {
    throw new Error(`\`astro ${args[0]}\` failed; the reason is above.`)
  }
}

function builtSite(folder: string): Server {
  try {
    return createSiteServer(join(ROOT, folder))
  } catch {
    throw new Error(`There is no built site in ${folder}/. Run \`npm run build\` first.`)
  }
}

function printWhereToClick({ WAITLIST_FORM_URL, BOOKING_URL }: SiteAddresses, ports: Ports) {
  const standIn = `http://localhost:${ports.standIn}/`
  const note = (address: string) => (address.startsWith(standIn) ? '  (stand-in)' : '')
  console.log(`
  ${PRODUCT_NAME} is ready. Open:

    The site       http://localhost:${ports.site}
    Waitlist form  ${WAITLIST_FORM_URL}${note(WAITLIST_FORM_URL)}
    Booking page   ${BOOKING_URL}${note(BOOKING_URL)}
${ports.standIn ? '\n  A stand-in is for trying: it keeps nothing after it stops.' : ''}
  To stop, press Ctrl-C.
`)
}

async function start() {
  const { values: options } = parseArgs({
    options: {
      dev: { type: 'boolean' },
      'no-build': { type: 'boolean' },
      // The browser tests build elsewhere, so that they leave dist/ alone.
      folder: { type: 'string', default: 'dist' },
    },
  })
  loadEnvFile()
  const wanted = {
    site: readPort(process.env, 'SITE_PORT', SITE_PORT),
    standIn: readPort(process.env, 'STAND_IN_PORT', STAND_IN_PORT),
  }
  // The stand-in first: where the site must move on from its port, it passes over this one.
  const standIn = isStandInNeeded(process.env)
    ? await reserve('the stand-in', wanted.standIn)
    : undefined
  const site = await reserve('the site', wanted.site)
  const ports = { site: site.port, standIn: standIn?.port }
  const addresses = standInEnvironment(process.env, ports)
  standIn?.serve(createStandInService())

  if (options.dev) {
    await site.release()
    printWhereToClick(addresses, ports)
    await runAstro(['dev', '--port', String(site.port)], addresses)
    return closeEverything()
  }
  if (options['no-build'])
    console.log(`Serving ${options.folder}/ with the addresses it was built with.`)
  else await runAstro(['build', '--outDir', options.folder], addresses)
  if (isStopping) return
  site.serve(builtSite(options.folder))
  printWhereToClick(addresses, ports)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)

try {
  await start()
} catch (error) {
  await closeEverything()
  console.error(`\n${error instanceof Error ? error.message : error}`)
  process.exit(1)
}
