import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { compileWords } from './scripts/compile-words.ts'

/** Large files come first, since they take longest; this small one takes long too, and nobody should wait for it at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => moduleId.endsWith('/shop-killed.test.ts')
    // It is not a list that is sorted here.
    // oxlint-disable-next-line unicorn/no-array-sort
    return (await super.sort(files)).toSorted((one, other) => Number(isLong(other)) - Number(isLong(one)))
  }
}

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
    sequence: { sequencer: LongestFirst },
  },
})
