import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['hosting/tests/*.spec.ts'],
    fileParallelism: false,
    // Generous, for busy machines.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
