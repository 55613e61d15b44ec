import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Their own, so that no fact that the owner sets turns a test red. */
const TEST_FACTS = fileURLToPath(new URL('src/content/tests/site-facts.ts', import.meta.url))

export default defineConfig({
  resolve: { alias: [{ find: /^.*\/site-facts\.ts$/, replacement: TEST_FACTS }] },
  test: {
    // Pictures take their colors from the tokens; other styles are left out.
    css: { include: /tokens\.css/ },
    restoreMocks: true,
    // No test changes a module's state, so all share one worker, and the modules load once.
    maxWorkers: 1,
    isolate: false,
    // Generous, for busy machines.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,settings,integrations,docs}/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
})
