import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { release } from '../release.ts'
import { HOST } from './ask.ts'
import { startCaddy, startNginx } from './servers.ts'

const REQUESTS = 20_000
const VISITORS = 32

let place: string
let paths: string[]

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'place-'))
  await release(join(inject('hosts'), 'server'), place, '1')
  const hashed = (await readdir(join(inject('dist'), '_astro'))).map((name) => `/_astro/${name}`)
  paths = ['/', '/privacy-policy', '/terms-of-service', '/medical-disclaimer', ...hashed]
})

afterAll(() => rm(place, { recursive: true }))

function visit(port: number, path: string, agent: Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { Host: HOST, 'Accept-Encoding': 'br' }
    request({ host: '127.0.0.1', port, path, agent, headers }, (response) => {
      response
        .resume()
        .once('end', () => resolve(response.statusCode))
        .once('error', reject)
    })
      .once('error', reject)
      .end()
  })
}

it.each([
  ['nginx', startNginx],
  ['Caddy', startCaddy],
] as const)('%s fails nobody when many come at once', { timeout: 90_000 }, async (name, start) => {
  const server = await start(place)
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS })
  const times: number[] = []
  const failed: unknown[] = []
  let left = REQUESTS
  const started = performance.now()
  const visitor = async () => {
    while (left-- > 0) {
      const path = paths[left % paths.length] ?? '/'
      const asked = performance.now()
      try {
        const status = await visit(server.port, path, agent)
        if (status !== 200) failed.push(`${status} ${path}`)
      } catch (error) {
        failed.push(error)
      }
      times.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, visitor))
  const seconds = (performance.now() - started) / 1000
  agent.destroy()
  await server.stop()

  times.sort((one, other) => one - other)
  const p99 = times[Math.floor(times.length * 0.99)] ?? Number.POSITIVE_INFINITY
  console.log(
    `${name}: ${REQUESTS} requests by ${VISITORS} visitors at once, ` +
      `${Math.round(REQUESTS / seconds)} a second, p99 ${p99.toFixed(1)} ms, ${failed.length} failed`,
  )
  expect(failed.slice(0, 5)).toEqual([])
  expect(p99).toBeLessThan(1000)
})
