import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['hosting/tests/*.spec.ts'],
    fileParallelism: false,
    // A busy machine is slow, not broken.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
