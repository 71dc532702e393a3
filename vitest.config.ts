import { defineConfig } from 'vitest/config'
import { compileWords } from './scripts/compile-words.ts'

export default defineConfig({
  plugins: [compileWords()],
  define: { __BUILT_AT__: JSON.stringify('2026-01-01T00:00:00.000Z') },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    globalSetup: ['tests/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A busy machine is slow, not wrong.
    expect: { poll: { timeout: 10_000 } },
    // One more than small machines have cores: browsers wait more than they work.
    maxWorkers: 3,
  },
})
