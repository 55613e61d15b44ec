import { once } from 'node:events'
import { type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'

export const HOST = 'www.example.com'
const SILENCE_MS = 30_000

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

interface Asked {
  method?: string
  headers?: Record<string, string>
}

/** Sends the path as it is written; `fetch` would normalize it first. */
export async function ask(port: number, path: string, asked: Asked = {}): Promise<Answer> {
  const { method = 'GET', headers = {} } = asked
  const target = { host: '127.0.0.1', port, path, method, agent: false }
  const sent = request({ ...target, headers: { Host: HOST, ...headers } }).end()
  const [response] = await once(sent, 'response')
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) }
}

/**
 * Sends bytes that no client would (Latin 1), and reads until the server closes.
 * @throws if the server falls silent without closing
 */
export function askRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes, 'latin1'))
    socket.setEncoding('latin1').on('data', (part) => {
      answer += part
    })
    socket.setTimeout(SILENCE_MS, () => {
      reject(new Error(`The answer to ${JSON.stringify(bytes.slice(0, 200))} has no end.`))
      socket.destroy()
    })
    socket.on('error', () => resolve(answer)).on('close', () => resolve(answer))
  })
}
