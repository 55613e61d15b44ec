import { cp, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readBuiltSite } from './built-site.ts'
import { caddyfile } from './caddy.ts'
import { wranglerConfig } from './cloudflare.ts'
import { cloudflareHeaders, netlifyHeaders } from './headers-file.ts'
import { NETLIFY_TOML } from './netlify.ts'
import { nginxHttp, nginxRedirect, nginxServer } from './nginx.ts'
import { precompress } from './precompress.ts'
import { vercelConfig } from './vercel.ts'

/** Stands in the servers' files for the folder of the release. */
export const SERVED_FOLDER = '/srv/site/current/site'

/**
 * Makes one folder for each host, with the host's own file and, in `site/`, the built site.
 * @param dist path of the built site
 * @param target path of the folder; what the hosts' own programs keep there stays
 * @param siteUrl origin that the site was built for
 */
export async function makeHostFiles(dist: string, target: string, siteUrl: string) {
  const site = await readBuiltSite(dist, siteUrl)
  const files: Record<string, string> = {
    'server/nginx-http.conf': nginxHttp(site),
    'server/nginx-server.conf': nginxServer(SERVED_FOLDER),
    'server/nginx-redirect.conf': nginxRedirect(site),
    'server/Caddyfile': caddyfile(site, SERVED_FOLDER),
    'cloudflare/wrangler.jsonc': wranglerConfig(site),
    'cloudflare/unfinished/_headers': cloudflareHeaders(site),
    'netlify/netlify.toml': NETLIFY_TOML,
    'netlify/unfinished/_headers': netlifyHeaders(site),
    'vercel/vercel.json': vercelConfig(site),
  }
  const hosts = new Set(Object.keys(files).map((file) => join(target, file.split('/')[0] ?? '')))
  for (const host of hosts) {
    for (const folder of ['site', 'unfinished']) {
      await rm(join(host, folder), { recursive: true, force: true })
    }
  }
  for (const host of hosts) await cp(dist, join(host, 'unfinished'), { recursive: true })
  await precompress(join(target, 'server/unfinished'))
  for (const [file, content] of Object.entries(files)) await writeFile(join(target, file), content)
  // Last, so that nothing half made can go live.
  for (const host of hosts) await rename(join(host, 'unfinished'), join(host, 'site'))
}
