import { createServer } from 'node:http'
import process from 'node:process'
import { listen } from '../../demo/listen.ts'
import { CHOSEN, DEFECT_HEADER } from './defects.ts'
import { planted } from './plant.ts'

// Hands on what a site answers, with a defect to requests that name one in a header.

const [siteAddress, port] = process.argv.slice(2)
const server = createServer(async ({ url, method, headers }, response) => {
  const answer = await fetch(siteAddress + (url ?? ''), { method, redirect: 'manual' })
  const body = Buffer.from(await answer.arrayBuffer())
  const isPage = answer.headers.get('content-type')?.startsWith('text/html')
  const found = CHOSEN.find(({ defect }) => defect === headers[DEFECT_HEADER])
  const sent = found && isPage ? planted(String(body), found.plant) : body
  const sentHeaders = new Headers(answer.headers)
  for (const name of ['content-length', 'transfer-encoding']) sentHeaders.delete(name)
  response.writeHead(answer.status, Object.fromEntries(sentHeaders))
  response.end(sent)
})
await listen(server, Number(port))
