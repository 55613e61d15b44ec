import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['hosting/tests/*.spec.ts'],
    globalSetup: 'hosting/tests/setup.ts',
    maxWorkers: 2,
    // A busy machine is slow, not broken.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
