import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, test } from 'vitest'

/** Limits of one test, hook or wait. Those for all of them are in `vitest.config.ts` and `eventually.ts`. */
const ownLimit =
  /\btimeout: \d|\bsetDefault\w*Timeout\(\d|\bAbortSignal\.timeout\(|\b(?:deadline|giveUpAt) = Date\.now\(\) \+ \d|\bvi\.wait(?:For|Until)\(|^\}, [\d_]+\)$/m
const forAll = new Set(['tests/support/limits/eventually.ts', 'tests/support/limits/eventually.test.ts'])

test('F-84 no test has a limit of its own that a slow machine could meet', async () => {
  const limited: string[] = []
  for await (const file of glob([
    'tests/{,**/}*.{ts,tsx}',
    'src/**/*.{test,contract}.{ts,tsx}',
    'scripts/**/*.{ts,mjs}',
  ])) {
    if (!forAll.has(file) && ownLimit.test(readFileSync(file, 'utf8'))) limited.push(file)
  }

  expect(limited).toEqual([])
})
