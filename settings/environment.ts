import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { parseEnv } from 'node:util'

export type Environment = Record<string, string | undefined>

/** Settings or facts are missing or invalid; the message lists every fault. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

/**
 * Variables from `.env` in the folder and from the environment, which takes precedence.
 * @throws SettingsError if `.env` has another name or is ambiguous
 */
export function readEnvironment(folder = '.'): Environment {
  const file = join(folder, '.env')
  if (existsSync(file)) return { ...parseEnvFile(readFileSync(file)), ...process.env }
  if (!existsSync(`${file}.txt`)) return process.env
  throw new SettingsError(
    'The settings are in .env.txt, which is not read. Rename it to .env; in Windows, first turn on ' +
      'View, Show, File name extensions.',
  )
}

/** An unquoted value with a `#` that may or may not begin a comment. A comment has spaces around it. */
const AMBIGUOUS = /^\s*(?:export\s+)?([A-Z_]+)\s*=\s*[^\s"'`#][^#]*(?:(?<=\S)#|#\S)/

export function parseEnvFile(bytes: Uint8Array): Environment {
  // Windows PowerShell writes UTF-16. The decoder strips a byte order mark.
  const text = new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-8').decode(bytes)
  const faults = text.split('\n').flatMap((line, index) => {
    const [, name] = line.match(AMBIGUOUS) ?? []
    const fault = 'has a # outside quotation marks, which would cut off its value.'
    return name ? [`Line ${index + 1} (${name}) ${fault}`] : []
  })
  if (faults.length === 0) return parseEnv(text)
  const advice =
    'Put these values in "straight" quotation marks, and comments on lines of their own.'
  throw new SettingsError(['Please correct the file .env:', ...faults, advice].join('\n  '))
}
