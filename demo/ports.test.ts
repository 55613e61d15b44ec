import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterEach, describe, expect, it } from 'vitest'
import { type ReservedPort, reservePort } from './ports.ts'

const isIpv6Here = Object.values(networkInterfaces())
  .flat()
  .some((network) => network?.address === '::1')
const ipv6 = (host: string) => (isIpv6Here ? [host] : [])

const others: Server[] = []
const reservedPorts: ReservedPort[] = []

afterEach(async () => {
  for (const other of others.splice(0)) other.close()
  await Promise.all(reservedPorts.splice(0).map((reserved) => reserved.release()))
})

async function takenPort(host: string): Promise<number> {
  const other = createServer((socket) => socket.destroy())
  others.push(other)
  await once(other.listen({ port: 0, host }), 'listening')
  return (other.address() as AddressInfo).port
}

async function reserve(port: number): Promise<ReservedPort> {
  const reserved = await reservePort(port)
  reservedPorts.push(reserved)
  return reserved
}

describe('a port', () => {
  it.each(['127.0.0.1', '0.0.0.0', ...ipv6('::1'), ...ipv6('::')])(
    'taken by someone on %s is passed over for a later one',
    async (host) => {
      const port = await takenPort(host)
      const reserved = await reserve(port)
      expect(reserved.port).toBeGreaterThan(port)
      expect(reserved.port).toBeLessThan(port + 10)
    },
  )

  it('is free again after its release', async () => {
    const { port, release } = await reserve(0)
    await release()
    expect((await reserve(port)).port).toBe(port)
  })

  it('answers on both addresses that localhost may mean', async () => {
    const { port, serve } = await reserve(0)
    serve(createHttpServer((_, response) => response.end('here')))
    for (const host of ['127.0.0.1', 'localhost', ...ipv6('[::1]')]) {
      expect(await (await fetch(`http://${host}:${port}`)).text()).toBe('here')
    }
  })

  it('turns visitors away until there is something to serve', async () => {
    const { port } = await reserve(0)
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow()
  })

  it('is released at once, with a visitor still waiting for an answer', async () => {
    const { port, serve, release } = await reserve(0)
    const server = createHttpServer()
    serve(server)
    const socket = connect(port, '127.0.0.1')
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    await once(server, 'request')
    await Promise.all([once(socket, 'close'), release()])
  })

  it('is refused in one line where none is left', async () => {
    await reserve(65_535).catch(() => 'taken by someone else, which is as good')
    await expect(reserve(65_535)).rejects.toThrow(
      /^No port from 65535 to 65535 can be used here\.$/,
    )
  })
})
