import { once } from 'node:events'
import type { Server } from 'node:http'
import { createServer } from 'node:net'
import getPort from 'get-port'

/** The wanted port if it is free on every address of this machine, else one of the next nine. */
export function freePort(wantedPort: number): Promise<number> {
  const wanted = Array.from({ length: 10 }, (_, more) => wantedPort + more)
  return getPort({ port: wanted.filter((port) => port < 65_536) })
}

/** Listens on both addresses that `localhost` can mean, and nowhere else. */
export async function listen(server: Server, port: number) {
  await once(server.listen(port, '127.0.0.1'), 'listening')
  const ipv6 = createServer((socket) => server.emit('connection', socket))
  // Not every machine has IPv6.
  ipv6.on('error', () => undefined).listen(port, '::1')
  server.once('close', () => ipv6.close())
}
