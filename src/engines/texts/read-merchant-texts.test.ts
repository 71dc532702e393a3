import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTemporaryFolder } from '#engines/database/embedded/temporary-folder.ts'
import { readMerchantTexts } from './read-merchant-texts.ts'

let folder: Awaited<ReturnType<typeof makeTemporaryFolder>>

beforeAll(async () => {
  folder = await makeTemporaryFolder()
})
afterAll(() => folder.remove())

test('texts are found by country and topic, whatever else lies around', async () => {
  await mkdir(join(folder.path, 'de'))
  await writeFile(join(folder.path, 'README.md'), 'how to')
  await writeFile(join(folder.path, 'de', 'terms.md'), '# AGB')
  await writeFile(join(folder.path, 'de', 'terms.md~'), 'old')

  expect([...(await readMerchantTexts(folder.path))]).toEqual([['de/terms', '# AGB']])
})

test('a folder that is not there is said at once, not when a visitor asks', async () => {
  await expect(readMerchantTexts(join(folder.path, 'nowhere'))).rejects.toThrow('nowhere')
})
