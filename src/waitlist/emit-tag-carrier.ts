import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { TAG_CARRIER } from './tag-carrier.ts'

const SOURCE = '/src/waitlist/carry-campaign-tags.ts'

/**
 * Builds the script that carries campaign tags into a file of its own, and lets `npm run dev`
 * answer at the same address. Astro puts no script in a page that imports another by itself.
 */
export function emitTagCarrier(): Plugin {
  return {
    name: 'emit-tag-carrier',
    buildStart() {
      if (this.environment.name !== 'client' || this.environment.mode !== 'build') return
      const id = fileURLToPath(new URL('./carry-campaign-tags.ts', import.meta.url))
      this.emitFile({ type: 'chunk', id, fileName: TAG_CARRIER.slice(1) })
    },
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (request.url === TAG_CARRIER) request.url = SOURCE
        next()
      })
    },
  }
}
