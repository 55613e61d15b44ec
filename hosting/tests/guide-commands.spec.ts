import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import getPort from 'get-port'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { NO_SETTINGS } from '../../e2e/support/site-under-test.ts'

const ROOT = join(import.meta.dirname, '../..')
const guide = readFileSync(join(ROOT, 'docs/going-live.md'), 'utf8')

/** They need the outside, or root on a server of the owner's. All others must work here. */
const ELSEWHERE = [
  'npx wrangler deploy --config dist-hosting/cloudflare/wrangler.jsonc',
  'cd dist-hosting/netlify',
  'npx netlify-cli deploy --prod --no-build --dir site',
  'cd dist-hosting/vercel',
  'npx vercel deploy --prod',
  'cd ../..',
  'rsync -a --delete --exclude node_modules ./ you@www.quietsounds.ie:quietsounds',
  'ssh you@www.quietsounds.ie',
  'cd quietsounds',
  'sudo apt install nodejs npm',
  'sudo install -d -o "$USER" /srv/site',
  'sudo apt install caddy',
  'sudo nano /etc/caddy/Caddyfile',
  'sudo apt install nginx libnginx-mod-http-brotli-static certbot python3-certbot-nginx',
  'sudo certbot certonly --nginx -d www.example.com -d example.com',
  'sudo rm /etc/nginx/sites-enabled/default',
  'sudo nano /etc/nginx/sites-enabled/site',
  'sudo systemctl reload caddy',
  'sudo nginx -t && sudo systemctl reload nginx',
]

const blocks = (kind: string) =>
  [...guide.matchAll(new RegExp(`\`\`\`${kind}\n(.*?)\`\`\``, 'gs'))].map(([, text = '']) => text)
const commands = blocks('sh').flatMap((block) => block.trim().split('\n'))

let project: string
let place: string

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'project-'))
  place = await mkdtemp(join(tmpdir(), 'place-'))
  const files = 'git ls-files -z --cached --others --exclude-standard'
  const copy = `${files} | tar -c --null -T - | tar -x -C "$0"`
  execFileSync('sh', ['-c', copy, project], { cwd: ROOT })
})

afterAll(async () => {
  for (const folder of [project, place]) await rm(folder, { recursive: true })
})

/** What the guide has the owner write into two files. */
function writeFactsAndAddresses() {
  const [facts = ''] = blocks('ts')
  const [addresses = ''] = blocks('dotenv')
  const file = join(project, 'src/copy/site-facts.ts')
  const empty = 'export const siteFacts: SiteFacts = {}\n'
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(empty)
  writeFileSync(file, text.replace(empty, facts))
  writeFileSync(join(project, '.env'), addresses)
}

/** Settings of this machine, which would win over the file's. */
const unset = Object.fromEntries(Object.keys(NO_SETTINGS).map((name) => [name, undefined]))

/** Everything that the command prints, until it ends or says a certain thing. */
async function run(command: string, until = /$^/) {
  const env = { ...process.env, ...unset, CI: '1' }
  const child = spawn('sh', ['-c', command], { cwd: project, env, detached: true })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      output += part
      if (until.test(output)) process.kill(-(child.pid ?? 0), 'SIGINT')
    })
  }
  const [exitCode] = await once(child, 'close')
  return { exitCode, output }
}

async function follow(command: string) {
  if (ELSEWHERE.includes(command)) return
  if (command === 'npm ci') {
    // As it would be, without the network. The second one is for the server.
    const installed = join(project, 'node_modules')
    await rm(installed, { force: true })
    return symlink(join(ROOT, 'node_modules'), installed)
  }
  if (command === 'npm start') {
    const ports = `SITE_PORT=${await getPort()} STAND_IN_PORT=${await getPort()}`
    const { output } = await run(`${ports} ${command}`, /press Ctrl-C/)
    return expect(output).toContain('http://localhost:')
  }
  if (command === 'npm run doctor') {
    const { output } = await run(`${command} -- --offline`)
    return expect(output).toMatch(/[1-9]\d* to do/)
  }
  const { exitCode, output } = await run(command.replaceAll('/srv/site', place))
  expect(output, command).not.toContain('    at ')
  expect(exitCode, `${command}\n${output}`).toBe(0)
  if (command.startsWith('cp ')) writeFactsAndAddresses()
}

it('every command of the guide works, in its order, in a fresh copy of the project', async () => {
  for (const command of commands) await follow(command)
  expect(commands).toEqual(expect.arrayContaining(ELSEWHERE))

  const served = (page: string) => readFileSync(join(place, 'current/site', page), 'utf8')
  expect(served('index.html')).toContain(
    '<link rel="canonical" href="https://www.quietsounds.ie/">',
  )
  expect(served('privacy-policy.html')).toMatch(/St Patrick(’|'|&#x27;)s Sounds Ltd/)
  const { output } = await run('npm run doctor -- --offline')
  expect(output).toMatch(/0 wrong, 0 to do, 2 not known/)
})
