import { join } from 'node:path'
import process from 'node:process'
import { release } from './release.ts'

const MADE = join(import.meta.dirname, '../dist-hosting/server')

const [place] = process.argv.slice(2)
if (!place) {
  console.error('Say where the releases live: npm run release -- /srv/site')
  process.exit(1)
}
const name = new Date().toISOString().replace(/[-:.]/g, '')
const folder = await release(MADE, place, name)
console.log(`The release is in ${folder}. Reload the server to show it:

  nginx -t && systemctl reload nginx       or
  systemctl reload caddy
`)
