import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { performance } from 'node:perf_hooks'
import process from 'node:process'

// Passes packets from 127.78.1.1 to 127.78.1.2 and back, slowly. A process of its own, so that
// nothing else holds it up: node line-relay.ts ONE_WAY_MS MBIT_PER_S

const PORT = 7800
const [oneWayMs = 0, mbitPerS = 0] = process.argv.slice(2).map(Number)
const bytesPerMs = (mbitPerS * 1e6) / 8 / 1000

const sockets = [createSocket('udp4'), createSocket('udp4')]
for (const [end, socket] of sockets.entries()) {
  let isFreeAt = 0
  socket.on('message', (packet) => {
    const now = performance.now()
    isFreeAt = Math.max(now, isFreeAt) + packet.length / bytesPerMs
    const send = () => sockets[1 - end]?.send(packet, PORT, `127.78.1.${2 - end}`)
    setTimeout(send, isFreeAt + oneWayMs - now)
  })
  socket.bind(PORT, `127.78.0.${end + 1}`)
  await once(socket, 'listening')
}
console.log('ready')
