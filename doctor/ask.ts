const TIMEOUT_MS = 10_000

export interface Reply {
  status: number
  headers: Headers
  body: string
}

/** Asks an address without following redirects. Undefined if the request fails. */
export type Ask = (address: string, method?: string) => Promise<Reply | undefined>

export const askNetwork: Ask = async (address, method = 'GET') => {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(address, { method, redirect: 'manual', signal })
    return { status: response.status, headers: response.headers, body: await response.text() }
  } catch {
    return undefined
  }
}
