import { createSocket } from 'node:dgram'
import { performance } from 'node:perf_hooks'

// Relays packets between the two ends of the line with the latency and bandwidth of Lighthouse's
// slow 4G: 150 ms round trip, 1.6 Mbit/s. Not netem, which many virtual machines' kernels lack.

const ONE_WAY_MS = 75
const BYTES_PER_MS = 200
const PORT = 7800

const sockets = [createSocket('udp4'), createSocket('udp4')]
for (const [end, socket] of sockets.entries()) {
  let idleAt = 0
  socket.on('message', (packet) => {
    const now = performance.now()
    idleAt = Math.max(now, idleAt) + packet.length / BYTES_PER_MS
    const send = () => sockets[1 - end]?.send(packet, PORT, `127.0.1.${2 - end}`)
    setTimeout(send, idleAt + ONE_WAY_MS - now)
  })
  socket.bind(PORT, `127.0.0.${end + 1}`)
}
