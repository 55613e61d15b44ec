const TIMEOUT_MS = 10_000
const MAX_REDIRECTS = 10

export interface Reply {
  /** 0 if the request failed; `body` is then the reason. */
  status: number
  headers: Headers
  body: string
}

/** Requests an address without following redirects. */
export type HttpGet = (address: string) => Promise<Reply>

export const httpGet: HttpGet = async (address) => {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(address, { redirect: 'manual', signal })
    return { status: response.status, headers: response.headers, body: await response.text() }
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } }
    return { status: 0, headers: new Headers(), body: cause?.code ?? message }
  }
}

/** Follows redirects; returns the final reply and every address on the way. */
export async function follow(address: string, get: HttpGet) {
  const hops = [address]
  let reply = await get(address)
  while (reply.status >= 300 && reply.status < 400 && hops.length <= MAX_REDIRECTS) {
    const location = reply.headers.get('location')
    const next = location && URL.parse(location, hops.at(-1))?.href
    if (!next) break
    hops.push(next)
    reply = await get(next)
  }
  return { reply, hops }
}
