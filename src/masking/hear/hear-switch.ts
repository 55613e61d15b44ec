import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { hearTheStages } from '../../copy/site-facts.ts'

const STAND_IN = fileURLToPath(new URL('./use-no-sound.ts', import.meta.url))

/**
 * Where the owner has turned the sound off, puts a stand-in in its place, so that none of its files
 * is part of the build. A condition in the code would leave its styles in the pages.
 */
export function hearSwitch(isOn = hearTheStages): Plugin {
  return {
    name: 'hear-switch',
    enforce: 'pre',
    /**
     * Vite wraps each late import in a helper that fetches styles and nested parts ahead: 0.6 kB of
     * each visit, pressed or not. The sound has no style sheet and no nested part of its own.
     */
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
    resolveId: {
      filter: { id: /\/hear\/use-hear-stages\.tsx$/ },
      handler: () => (isOn ? undefined : STAND_IN),
    },
  }
}
