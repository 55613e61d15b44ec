const PATIENCE_MS = 10_000

/** What a server answered; of redirects the first alone. */
export interface Reply {
  status: number
  headers: Headers
  body: string
}

/** Asks an address; nothing where no answer comes. */
export type Ask = (address: string, method?: string) => Promise<Reply | undefined>

export const askNetwork: Ask = async (address, method = 'GET') => {
  try {
    const response = await fetch(address, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return { status: response.status, headers: response.headers, body: await response.text() }
  } catch {
    return undefined
  }
}
