import { existsSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { parseEnv } from 'node:util'

export type Environment = Record<string, string | undefined>

/** The variables of `.env` in the current folder and of the environment, which wins. */
export function readEnvironment(): Environment {
  return { ...(existsSync('.env') && parseEnvFile(readFileSync('.env'))), ...process.env }
}

/** A value that holds a `#` and no quotes; Node would take the rest for a comment. */
const HASH = /^([ \t]*(?:export[ \t]+)?[A-Z_]+[ \t]*=[ \t]*)([^\s"'`#][^\s`]*#[^\s`]*)/gm

export function parseEnvFile(bytes: Uint8Array): Environment {
  // Windows PowerShell writes UTF-16. The decoder drops a byte order mark.
  const text = new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-8').decode(bytes)
  return parseEnv(text.replace(HASH, '$1`$2`'))
}
