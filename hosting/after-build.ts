import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { loadEnvFile, readConfiguration } from '../build/configuration.ts'
import { settingsIn } from '../build/settings-report.ts'
import { makeHostFiles } from './make-host-files.ts'

const ROOT = join(import.meta.dirname, '..')

loadEnvFile()
const { siteUrl } = readConfiguration(process.env)
const hosts = join(ROOT, 'dist-hosting')
await makeHostFiles(join(ROOT, 'dist'), hosts, siteUrl)
// For the doctor; no host serves it.
await writeFile(join(hosts, 'built-with.json'), JSON.stringify(settingsIn(process.env), null, 2))
console.log('The files for each host are in dist-hosting/; docs/going-live.md says what to do.')
