import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { fileRules, redirectRules } from '../hosting/address-rules.ts'
import { readBuiltSite } from '../hosting/built-site.ts'
import {
  CACHE_FOR_A_YEAR,
  FAILURE_PAGE,
  HASHED_FOLDER,
  NOT_FOUND_PAGE,
  REVALIDATE,
  TYPES,
} from '../hosting/policy.ts'

/**
 * Serves a built site at the addresses that its real hosts serve, with their redirects and error
 * pages.
 * @param folder path of the built site; its files are read at each request
 */
export async function siteListener(folder: string): Promise<RequestListener> {
  const site = await readBuiltSite(folder, 'http://localhost')
  const [files, redirects] = [fileRules(site), redirectRules(site)]
  const types: Record<string, string> = TYPES

  async function send(response: ServerResponse, status: number, file: string) {
    const body = await readFile(join(folder, file))
    const type = types[extname(file).slice(1)] ?? ''
    response.writeHead(status, {
      'Content-Type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
      'Content-Length': body.length,
      'Cache-Control': file.startsWith(HASHED_FOLDER) ? CACHE_FOR_A_YEAR : REVALIDATE,
    })
    response.end(body)
  }

  async function answer({ method, url = '' }: IncomingMessage, response: ServerResponse) {
    if (method !== 'GET' && method !== 'HEAD') return send(response, 405, FAILURE_PAGE)
    // Throws for a malformed one.
    decodeURI(url.replace(/\?.*/, ''))
    const matches = ({ pattern }: { pattern: string }) => new RegExp(pattern).test(url)
    const address = redirects.find(matches)?.address
    if (address) {
      return response.writeHead(308, { Location: address + url.replace(/^[^?]*/, '') }).end()
    }
    const rule = files.find(matches)
    const file = rule && url.replace(new RegExp(rule.pattern), rule.file)
    if (file && existsSync(join(folder, file))) return send(response, 200, file)
    return send(response, 404, NOT_FOUND_PAGE)
  }

  return (request, response) => {
    answer(request, response).catch((error) => {
      const isMalformed = error instanceof URIError
      if (!isMalformed) console.error(error)
      send(response, isMalformed ? 400 : 500, FAILURE_PAGE).catch(() => response.destroy())
    })
  }
}
