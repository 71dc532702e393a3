import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

test('F-70 HO-03 a sixth country is three files and its texts: it compiles, starts, sells, and no screen forgets it', async () => {
  const tried = promisify(execFile)(process.execPath, ['scripts/try-a-country.ts'], { maxBuffer: 64 * 1024 ** 2 })
  const { stdout } = await tried.catch((error: { stdout: string }) => ({ stdout: error.stdout }))

  expect(stdout).toMatch(
    /^Touched: 3 files \(src\/shop\/countries\/nl\.ts, src\/shop\/countries\/all\.ts, messages\/nl\.json\)/,
  )
  expect(stdout).toMatch(/Tests .*3 passed/)
})
