import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { asPerson } from '#tests/support/services/shops/shop-under-test.ts'
import { useOwnShop } from '#tests/support/services/shops/own-shop.ts'
import { longTest } from '#tests/support/limits/long-test.ts'

const shop = useOwnShop()

type Ended = { code: number; output: string }

/** The chore as a merchant runs it. */
async function importFile(name: string, content: string, ...options: string[]): Promise<Ended> {
  const { dataFolder, databaseUrl } = shop()
  const file = join(dataFolder, name)
  await writeFile(file, content)
  const { PATH, HOME } = process.env
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['scripts/import-catalogue.ts', file, ...options],
      { env: { PATH, HOME, DATABASE_URL: databaseUrl, DATA_FOLDER: dataFolder } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
}

const csv = [
  'category;manufacturer;series;model;released;variants;prices;numbers;aliases',
  'console;Sony;PlayStation 9;PlayStation 9;2026-11;1 TB|2 TB;400.50|450;CFI-9000;ps nine|es:play nueve',
].join('\n')

const page = '/produkte/sony-playstation-9-1-tb'

longTest('a dry run tells what would happen, and changes nothing', async () => {
  const { code, output } = await importFile('mine.csv', csv, '--dry-run')

  expect(output).toContain('1 models, 2 devices, 2 of them new, 2 prices changed.')
  expect(output).toContain('dry run: nothing was written')
  expect(code).toBe(0)
  expect((await shop().visit('de.localhost', page, asPerson)).status).toBe(404)
})

longTest('S2.10 a device whose address would begin like an overview is refused', async () => {
  const { code, output } = await importFile('taken.csv', `${csv}\nconsole;Apercu;One;Two;2020-11;;10`)

  expect(code).toBe(1)
  expect(output).toMatch(/taken\.csv:3 .*begins like an overview/)
})

longTest('mistakes are told with their line and column, and nothing is imported', async () => {
  const { code, output } = await importFile(
    'broken.csv',
    `${csv}\nconsole;Sony;PlayStation 9;PlayStation 9 Pro;soon;;12,5`,
  )

  expect(code).toBe(1)
  expect(output).toContain('broken.csv:3 released: must be a year and month such as 2022-09')
  expect(output).toContain('broken.csv:3 prices: “12,5” is not an amount in euros such as 415.50')
  expect(output).toContain('Nothing was imported.')
  expect((await shop().visit('de.localhost', page, asPerson)).status).toBe(404)
})

longTest.each([
  ['no.json', '{"category": "console"}', 'no.json: must be a list of objects'],
  ['bad.json', '[{]', 'bad.json:'],
  ['bad.csv', 'a,b\n"never closed', 'bad.csv:'],
])('a file that cannot be read is refused: %s', async (name, content, reason) => {
  const { code, output } = await importFile(name, content)

  expect(code).toBe(1)
  expect(output).toContain(reason)
})

test('the running shop sells and finds the new device at once, without a restart', async () => {
  const search = { method: 'POST', headers: { ...asPerson.headers, 'content-type': 'application/json' } }
  const multiMatch = (extra: object) => ({
    multi_match: { query: 'play nueve', fields: ['model', 'searchTerms'], ...extra },
  })
  const body = JSON.stringify({
    search: { query: { bool: { should: [multiMatch({ type: 'phrase_prefix' }), multiMatch({ fuzziness: 'AUTO' })] } } },
    application: 'devices_es',
    resultSize: 1,
  })
  const found = async () => (await shop().visit('es.localhost', '/searches', { ...search, body })).text
  expect(await found()).not.toContain('sony-playstation-9')

  const { code, output } = await importFile('mine.json', JSON.stringify([jsonRow]))

  expect(output).toContain('Written.')
  expect(code).toBe(0)
  const answer = await shop().visit('de.localhost', page, asPerson)
  expect(answer.status).toBe(200)
  expect(answer.text).toContain('400,50')
  expect(answer.text).toContain('Gehört die Konsole dir')
  await expect.poll(found).toContain('sony-playstation-9-1-tb')
})

const jsonRow = {
  category: 'console',
  manufacturer: 'Sony',
  series: 'PlayStation 9',
  model: 'PlayStation 9',
  released: '2026-11',
  variants: ['1 TB', '2 TB'],
  prices: [400.5, 450],
  aliases: ['ps nine', 'es:play nueve'],
}
