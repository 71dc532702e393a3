import { globSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { compileMessages } from './scripts/assets/compile-messages.ts'
import { provesAll } from './tests/support/limits/runs.ts'
import { LongestFirst } from './tests/support/order/longest-first.ts'
import { needsServers } from './tests/support/order/needs-servers.ts'

/** What ends in `.all.test.ts` takes so long that only the whole run tries it. */
const all = globSync(['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts']).filter(
  (file) => provesAll || !file.endsWith('.all.test.ts'),
)

/** One kind of test: which files it has, and what has to stand before they run. */
const kind = (name: string, servers: boolean) => ({
  extends: true as const,
  test: {
    name,
    include: all.filter((file) => needsServers(file) === servers),
    ...(servers && { globalSetup: ['tests/support/services/servers/global-setup.ts'] }),
  },
})

export default defineConfig({
  plugins: [compileMessages()],
  define: { __BUILT_AT__: JSON.stringify('2026-01-01T00:00:00.000Z') },
  test: {
    // A busy machine is slow, not wrong: these end only what would never end.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    teardownTimeout: 120_000,
    expect: { poll: { timeout: 180_000 } },
    ...(provesAll && { setupFiles: ['tests/support/limits/long-properties.ts'] }),
    // Before a landing one test in thousands does not decide; it is named at the end, and mended next.
    retry: process.env['CI'] ? 1 : 0,
    // One more than small machines have cores: browsers wait more than they work.
    maxWorkers: 3,
    // Reading the same modules again for every file took longer than many a file itself.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    projects: [kind('rules', false), kind('shop', true)],
  },
})
