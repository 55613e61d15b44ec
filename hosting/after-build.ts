import { join } from 'node:path'
import process from 'node:process'
import { loadEnvFile, readConfiguration } from '../build/configuration.ts'
import { makeHostFiles } from './make-host-files.ts'

const ROOT = join(import.meta.dirname, '..')

loadEnvFile()
const { siteUrl } = readConfiguration(process.env)
await makeHostFiles(join(ROOT, 'dist'), join(ROOT, 'dist-hosting'), siteUrl)
console.log('The files for each host are in dist-hosting/; docs/going-live.md says what to do.')
