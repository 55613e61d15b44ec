import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'build/**/*.test.ts',
      'demo/**/*.test.ts',
      'e2e/**/*.test.ts',
      'hosting/*.test.ts',
      'doctor/*.test.ts',
      'bench/*.test.ts',
    ],
    css: false,
    restoreMocks: true,
    // A busy machine may need long.
    testTimeout: 30_000,
  },
})
