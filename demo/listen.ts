import { once } from 'node:events'
import type { Server } from 'node:http'
import { createServer } from 'node:net'
import getPort, { portNumbers } from 'get-port'

const PORT_TRIES = 10
const MAX_PORT = 65_535

/** The wanted port if it is free on every address of this machine, else one of the next nine. */
export function freePort(wantedPort: number): Promise<number> {
  const last = Math.min(wantedPort + PORT_TRIES - 1, MAX_PORT)
  return getPort({ port: wantedPort === last ? wantedPort : portNumbers(wantedPort, last) })
}

/** Listens on both addresses that `localhost` can mean, and nowhere else. */
export async function listen(server: Server, port: number) {
  await once(server.listen(port, '127.0.0.1'), 'listening')
  const ipv6 = createServer((socket) => server.emit('connection', socket))
  // Not every machine has IPv6.
  ipv6.on('error', () => undefined).listen(port, '::1')
  server.once('close', () => ipv6.close())
}
