import { once } from 'node:events'
import { type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { buffer, text } from 'node:stream/consumers'

export const HOST = 'www.example.com'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

interface Asked {
  method?: string
  headers?: Record<string, string>
}

/** Sends the path as it is written; `fetch` would tidy it first. */
export async function ask(port: number, path: string, asked: Asked = {}): Promise<Answer> {
  const { method = 'GET', headers = {} } = asked
  const sent = request({
    host: '127.0.0.1',
    port,
    path,
    method,
    headers: { Host: HOST, ...headers },
    agent: false,
  })
  sent.end()
  const [response] = await once(sent, 'response')
  return {
    status: response.statusCode,
    headers: response.headers,
    body: await buffer(response),
  }
}

/** Sends what no client would, and reads until the server closes. */
export async function askRaw(port: number, words: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.setEncoding('latin1')
  socket.write(words, 'latin1')
  return text(socket)
}
