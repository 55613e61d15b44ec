import { existsSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { parseEnv } from 'node:util'

export type Environment = Record<string, string | undefined>

/** Variables from `.env` in the current folder and from the environment, which takes precedence. */
export function readEnvironment(): Environment {
  return { ...(existsSync('.env') && parseEnvFile(readFileSync('.env'))), ...process.env }
}

/** An unquoted value with a `#`, which Node would parse as the start of a comment. */
const HASH = /^([ \t]*(?:export[ \t]+)?[A-Z_]+[ \t]*=[ \t]*)([^\s"'`#][^\s`]*#[^\s`]*)/gm

export function parseEnvFile(bytes: Uint8Array): Environment {
  // Windows PowerShell writes UTF-16. The decoder strips a byte order mark.
  const text = new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-8').decode(bytes)
  return parseEnv(text.replace(HASH, '$1`$2`'))
}
