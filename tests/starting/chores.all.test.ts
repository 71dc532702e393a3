import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

let folder: string
let file: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chores-'))
  file = join(folder, 'mine.csv')
  await writeFile(file, 'category;manufacturer;series;model;released;variants;prices;numbers;aliases\n')
})
afterAll(() => rm(folder, { recursive: true }))

/** A chore as a merchant does it, with these settings. */
const said = (script: string, words: string[], settings: Record<string, string>): Promise<[unknown, string]> => {
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, DATA_FOLDER: folder, ...settings }
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...words], { env }, (error, stdout, stderr) =>
      resolve([error?.code, stdout + stderr]),
    )
  })
}

const wrong = [
  ['a wrong setting', { PORT: 'everywhere' }, /^The shop cannot start[^]*PORT/],
  [
    'a database that is away',
    { DATABASE_URL: 'postgres://127.0.0.1:9/nobody' },
    /^The database of DATABASE_URL does not answer/m,
  ],
] as const

test.each(wrong)('F-21 chores tell of %s in words, not by a trace', async (_, settings, words) => {
  for (const [script, ...more] of [
    ['scripts/add-colleague.ts', 'anna', 'admin'],
    ['scripts/import-catalogue.ts', file],
  ] as const) {
    const [code, output] = await said(script, more, settings)
    expect(output, script).toMatch(words)
    expect(output, script).not.toContain('    at ')
    expect(code, script).toBe(1)
  }
})
