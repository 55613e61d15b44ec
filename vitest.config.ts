import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,settings,integrations,doctor}/**/*.test.{ts,tsx}'],
    css: false,
    restoreMocks: true,
    maxWorkers: 2,
    // Generous, for busy machines.
    testTimeout: 30_000,
  },
})
