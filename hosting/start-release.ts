import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { goBack, release } from './release.ts'
import { ReleaseRefusal } from './releases.ts'

const MADE = join(import.meta.dirname, '../dist-hosting/server')
const USAGE = `Say where the releases live:

  npm run release -- /srv/site            puts the build there
  npm run release -- --back /srv/site     goes back to the release before`
const REASONS: Record<string, string> = {
  ENOSPC: 'The disk is full.',
  EDQUOT: 'Your share of the disk is full.',
  EACCES: 'You are not allowed to write there; try it with sudo.',
  EPERM: 'You are not allowed to change that; try it with sudo.',
  EROFS: 'The disk can only be read.',
  ENOTDIR: 'A part of the path is a file, not a folder.',
}

function readCommand() {
  try {
    const options = { back: { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [place, ...others] = positionals
    if (place && others.length === 0) return { place, isBack: values.back }
  } catch {}
  throw new ReleaseRefusal(USAGE)
}

function explain(error: unknown): string {
  if (error instanceof ReleaseRefusal) return error.message
  const { code = '', message } = error as NodeJS.ErrnoException
  return `${REASONS[code] ?? 'The release failed.'} The site stays as it was.\n(${message})`
}

// Folders that only the owner can enter would keep the server out.
process.umask(0o022)
try {
  const { place, isBack } = readCommand()
  const folder = isBack ? await goBack(place) : await release(MADE, place)
  console.log(`${isBack ? 'Went back to' : 'Released to'} ${folder}.
Visitors see it once you reload the server. Until then it serves what it did before.

  sudo systemctl reload caddy       or
  sudo nginx -t && sudo systemctl reload nginx
`)
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
