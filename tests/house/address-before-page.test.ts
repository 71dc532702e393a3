import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A click in the page changes its address first and what it shows a moment later: who reads at once reads the page before. */
const readAtOnce = /waitForURL\(.*\)\n\s*expect\(await \w+\.(?:locator|getBy)/

test('F-84 no test reads a page in the moment in which its address changes', () => {
  const files = globSync('tests/journeys/**/*.ts')
  expect(files.filter((file) => readAtOnce.test(readFileSync(file, 'utf8')))).toEqual([])
  expect(files.length).toBeGreaterThan(50)
})
