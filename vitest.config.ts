import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Pictures take their colors from the tokens; other styles are left out.
    css: { include: /tokens\.css/ },
    restoreMocks: true,
    maxWorkers: 2,
    // Generous, for busy machines.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['{src,settings,integrations,doctor}/**/*.test.{ts,tsx}'] },
      },
      { extends: true, test: { name: 'hosting', include: ['hosting/*.test.ts'] } },
    ],
  },
})
