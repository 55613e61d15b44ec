import { join } from 'node:path'
import process from 'node:process'
import { loadEnvFile, readConfiguration } from '../build/configuration.ts'
import { makeHostFiles } from './make-host-files.ts'

const ROOT = join(import.meta.dirname, '..')

loadEnvFile()
await makeHostFiles(
  join(ROOT, 'dist'),
  join(ROOT, 'dist-hosting'),
  readConfiguration(process.env).siteUrl,
)
console.log('The files for each host are in dist-hosting/; docs/going-live.md says what to do.')
