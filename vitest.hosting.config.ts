import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['hosting/tests/*.spec.ts'],
    globalSetup: 'hosting/tests/build-once.ts',
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
})
