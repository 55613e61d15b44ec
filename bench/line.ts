import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { endProcess } from '../hosting/tests/servers.ts'

/** Slow 4G as Lighthouse has it: 150 ms there and back, 1.6 Mbit/s. */
const ONE_WAY_MS = 75
const MBIT_PER_S = 1.6

/** A network namespace from which only the server can be reached. */
export const VISITOR = 'bench-visitor'
/** Of the network for benchmarks (RFC 2544), which no real network uses. */
export const SERVER_ADDRESS = '198.18.0.1'

/** Both ends of the line, in words for `ip` and `tc`. */
const ENDS = [
  { device: 'bench1', address: SERVER_ADDRESS, place: [] },
  { device: 'bench2', address: '198.18.0.2', place: ['-n', VISITOR] },
]

const run = (command: string, ...words: string[]) =>
  execFileSync(command, words, { stdio: ['ignore', 'ignore', 'pipe'] })

function succeeds(action: () => void): boolean {
  try {
    action()
    return true
  } catch {
    return false
  }
}

/** A cable that the kernel slows down; throws if it has no netem. */
function connectByNetem() {
  run('ip', 'link', 'add', 'bench1', 'type', 'veth', 'peer', 'name', 'bench2', 'netns', VISITOR)
  const speed = ['delay', `${ONE_WAY_MS}ms`, 'rate', `${MBIT_PER_S}mbit`]
  for (const { device, place } of ENDS) {
    // Packets of 1,500 bytes, as on a real line, not bundles of them.
    run('ip', ...place, 'link', 'set', device, 'gso_max_segs', '1')
    run('tc', ...place, 'qdisc', 'add', 'dev', device, 'root', 'netem', ...speed)
  }
}

/** Two devices, each with a socat that hands its packets to the relay, one in each datagram. */
async function connectByRelay(): Promise<ChildProcess[]> {
  const words = [fileURLToPath(import.meta.resolve('./line-relay.ts')), ONE_WAY_MS, MBIT_PER_S].map(
    String,
  )
  const relay = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(relay.stdout, 'data')
  const socats = ENDS.map(({ device }, end) => {
    const datagrams = `UDP4:127.78.0.${end + 1}:7800,bind=127.78.1.${end + 1}:7800`
    return spawn('socat', [`TUN,tun-name=${device},iff-no-pi`, datagrams], { stdio: 'inherit' })
  })
  for (const { device } of ENDS) {
    while (!succeeds(() => run('ip', 'link', 'show', device))) await setTimeout(50)
  }
  run('ip', 'link', 'set', 'bench2', 'netns', VISITOR)
  return [relay, ...socats]
}

/**
 * Lays a line to a new network namespace, by the kernel's netem or, if it has none, by a relay.
 * @returns what the line is made by, and what closes it
 */
export async function openLine() {
  succeeds(() => run('ip', 'netns', 'del', VISITOR))
  run('ip', 'netns', 'add', VISITOR)
  const hasNetem = succeeds(connectByNetem)
  if (!hasNetem) succeeds(() => run('ip', 'link', 'del', 'bench1'))
  const children = hasNetem ? [] : await connectByRelay()
  for (const { device, address, place } of ENDS) {
    run('ip', ...place, 'addr', 'add', `${address}/30`, 'dev', device)
    run('ip', ...place, 'link', 'set', device, 'up', 'mtu', '1500')
  }
  run('ip', '-n', VISITOR, 'link', 'set', 'lo', 'up')
  const close = async () => {
    await Promise.all(children.map(endProcess))
    run('ip', 'netns', 'del', VISITOR)
  }
  return { madeBy: hasNetem ? 'netem' : 'a relay', close }
}
