import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
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
    'cloudflare/site/_headers': cloudflareHeaders(site),
    'netlify/netlify.toml': NETLIFY_TOML,
    'netlify/site/_headers': netlifyHeaders(site),
    'vercel/vercel.json': vercelConfig(site),
  }
  for (const host of new Set(Object.keys(files).map((file) => file.split('/')[0] ?? ''))) {
    await rm(join(target, host, 'site'), { recursive: true, force: true })
    await cp(dist, join(target, host, 'site'), { recursive: true })
  }
  await precompress(join(target, 'server/site'))
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(target, file)), { recursive: true })
    await writeFile(join(target, file), content)
  }
}
