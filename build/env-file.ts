import process from 'node:process'
import { fileURLToPath } from 'node:url'

/** Puts the settings in `.env`, where there is one, into the environment, which wins over them. */
export function loadEnvFile() {
  try {
    process.loadEnvFile(fileURLToPath(new URL('../.env', import.meta.url)))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}
