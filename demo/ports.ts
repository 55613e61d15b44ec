import type { Server as HttpServer } from 'node:http'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** Browsers try both for `localhost`, so a port is ours only when it is ours on both. */
const LOOPBACK_HOSTS = ['127.0.0.1', '::1']
const PORT_TRIES = 10
const MAX_PORT = 65_535

/** A port held on every loopback address of this machine. */
export interface ReservedPort {
  port: number
  /** Hands the connections over; those that come before are dropped. */
  serve: (server: HttpServer) => void
  /** Ends every connection at once and frees the port. */
  release: () => Promise<void>
}

/**
 * Reserves the wanted port or, where it is taken, one of the next nine.
 * @param wantedPort 1 to 65535, or 0 for any free port
 * @throws when all of them are taken, or may not be used
 */
export async function reservePort(wantedPort: number): Promise<ReservedPort> {
  const lastPort = Math.min(wantedPort + PORT_TRIES - 1, MAX_PORT)
  for (let port = wantedPort; port <= lastPort; port++) {
    const reserved = await tryPort(wantedPort === 0 ? 0 : port)
    if (reserved) return reserved
  }
  throw new Error(`No port from ${wantedPort} to ${lastPort} can be used here.`)
}

async function tryPort(wantedPort: number): Promise<ReservedPort | undefined> {
  if (await isAnswering(wantedPort)) return undefined
  const listeners: Server[] = []
  const sockets = new Set<Socket>()
  let server: HttpServer | undefined
  let port = wantedPort

  async function release() {
    const closed = listeners.map((listener) => new Promise((done) => listener.close(done)))
    for (const socket of sockets) socket.destroy()
    await Promise.all(closed)
  }

  for (const host of LOOPBACK_HOSTS) {
    const listener = createServer((socket) => {
      if (!server) return socket.destroy()
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
      return server.emit('connection', socket)
    })
    const failure = await listen(listener, port, host)
    if (failure === undefined) {
      listeners.push(listener)
      port = portOf(listener)
    } else if (failure !== 'EADDRNOTAVAIL' && failure !== 'EAFNOSUPPORT') {
      await release()
      return undefined
    }
  }
  if (listeners.length === 0) return undefined
  return { port, release, serve: (given) => (server = given) }
}

/**
 * Whether someone accepts connections there: outside Linux, a listener on all addresses
 * does not keep others from listening on one.
 */
async function isAnswering(port: number): Promise<boolean> {
  if (port === 0) return false
  const answers = await Promise.all(
    LOOPBACK_HOSTS.map(
      (host) =>
        new Promise<boolean>((resolve) => {
          const socket = connect({ port, host })
          socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
          socket.once('connect', () => socket.destroy())
        }),
    ),
  )
  return answers.includes(true)
}

/** The code of the failure to listen; nothing when it listens. */
function listen(listener: Server, port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    listener.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    listener.listen(port, host, () => resolve(undefined))
  })
}

function portOf(listener: Server): number {
  const address = listener.address()
  return typeof address === 'object' && address ? address.port : 0
}
