import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { CatalogueFileError, readCatalogueFile } from './catalogue-files.ts'

async function read(text: string) {
  const folder = await mkdtemp(join(tmpdir(), 'umlauf-catalogue-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'mine.csv')
  await writeFile(file, text)
  return readCatalogueFile(file)
}

test('F-74 a line of a catalogue is known by its number, and its cells by their headings', async () => {
  expect(await read('\uFEFFModel ;Prices\r\n"PlayStation; 5";"415.50"\r\n\r\nSwitch\r\n')).toEqual([
    { source: 'mine.csv', line: 2, cells: { model: 'PlayStation; 5', prices: '415.50' } },
    { source: 'mine.csv', line: 4, cells: { model: 'Switch' } },
  ])
})

test.each([
  [
    'a quotation mark that nothing closes',
    'model,prices\n"Switch,10',
    'mine.csv: line 2: a quotation mark is never closed',
  ],
  ['a cell without a heading', 'model,prices\nSwitch,10,11', 'mine.csv: line 2: more cells than headings'],
])('%s is refused with its line', async (_, text, reason) => {
  await expect(read(text)).rejects.toThrow(new CatalogueFileError('mine.csv', reason.replace('mine.csv: ', '')))
})
