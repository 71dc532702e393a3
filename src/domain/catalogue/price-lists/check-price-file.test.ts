import { beforeAll, describe, expect, test } from 'vitest'
import { hireColleague } from '#tests/support/drivers/office/colleagues.ts'
import { importSmallCatalogue } from '#tests/support/fixtures/small-catalogue.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { findDevice } from '#domain/catalogue/devices/find-device.ts'
import { checkPriceFile, MAX_FILE_SIZE } from './check-price-file.ts'
import { decideVersion } from '#domain/offers/measuring/decide-version.ts'
import { findVersions } from '#domain/catalogue/versions/find-versions.ts'
import { exportPrices } from './export-prices.ts'
import { writePrices } from './write-prices.ts'
import { readPriceFile } from './price-file.ts'

const engines = useEngines()

const idOf = async (url: string) => (await findDevice(engines(), 'de_DE', url))!.device.id

const bytes = (text: string) => new TextEncoder().encode(text)

const check = async (file: string | Uint8Array) => {
  const result = await checkPriceFile(engines(), typeof file === 'string' ? bytes(file) : file)
  if (!result.ok) throw new Error(result.reason)
  return result
}

const galaxyLine = 'smartphone,Samsung,Galaxy S,Galaxy S23,2023-02,128 GB|256 GB,230|250,SM-S911B,,'

beforeAll(async () => {
  await importSmallCatalogue(engines())
  await importSmallCatalogue(engines(), ['console,Größenwahn,Spiel,Würfel,2020-11,,100,,,', galaxyLine])
})

describe('a device is found', () => {
  test.each([
    ['by its id', async () => `id;preis\n${await idOf('samsung-galaxy-s23-128-gb')};200`],
    ['by its address', async () => 'url;preis\nsamsung-galaxy-s23-128-gb;200'],
    ['by its whole address', async () => 'URL,Price\nhttps://shop.example/produkte/samsung-galaxy-s23-128-gb?a=1,200'],
    ['by model and variant', async () => 'Modell\tSpeicher\tPreis\ngalaxy  s23\t128 GB\t200'],
    ['by maker, model and variant', async () => 'name;variante;preis\nSamsung Galaxy S23;128 GB;200'],
    ['by its whole name', async () => 'Name,Price\nSamsung Galaxy S23 128 GB,200.00'],
  ])('%s', async (_, file) => {
    const { rows, prices } = await check(await file())

    expect(rows).toMatchObject([{ verdict: 'ok', change: { oldCents: 230_00, cents: 200_00 } }])
    expect(prices).toHaveLength(1)
  })

  test('whose name has umlauts, in a file from an old spreadsheet', async () => {
    const file = Buffer.from('Gerät;Modell;Preis\r\n;Würfel;99,50\r\n', 'latin1')

    expect((await check(file)).rows).toMatchObject([
      { verdict: 'ok', change: { deviceName: 'Größenwahn Würfel', cents: 99_50 } },
    ])
  })
})

test('a dry run tells line by line what it would do, and writes nothing', async () => {
  const id = await idOf('samsung-galaxy-s23-128-gb')
  const { rows, problems, unchanged, prices, summary } = await check(
    [
      'id;url;name;variante;land;segment;preis',
      `${id};;;;alle;privat;200,00`,
      ';samsung-galaxy-s23-256-gb;;;;;400',
      ';;iPhone 13;128 GB;;;210',
      ';;Nokia 3310;;;;1',
      `${id};apple-iphone-13-128-gb;;;;;5`,
      ';;iPhone 13;256 GB;;;viel',
      ';;iPhone 13;256 GB;Mars;;1',
      ';;iPhone 13;256 GB;;Hunde;1',
      ';samsung-galaxy-s23-128-gb;;;de;;150',
      `${id};;;;Österreich;;150`,
      `${id};;;;;firma;210`,
    ].join('\n'),
  )

  expect(rows.map(({ line, verdict }) => [line, verdict])).toEqual([
    [2, 'ok'],
    [3, 'ok'],
    [4, 'unchanged'],
    [5, 'unknown-device'],
    [6, 'contradicting'],
    [7, 'unreadable-price'],
    [8, 'unreadable-country'],
    [9, 'unreadable-segment'],
    [10, 'duplicate'],
    [11, 'ok'],
    [12, 'ok'],
  ])
  expect({ problems, unchanged, prices: prices.length }).toEqual({ problems: 6, unchanged: 1, prices: 4 })
  expect(summary).toMatchObject({ rows: 4, rises: 1, falls: 3, big: 2, margin: null })
  expect(summary.biggestRises[0]).toMatchObject({ deviceName: 'Samsung Galaxy S23 256 GB', basisPoints: 6_000 })
  expect(summary.biggestFalls[0]).toMatchObject({ country: 'at', oldCents: 225_40, basisPoints: -3_345 })
  expect(await findVersions(engines(), 'prices')).toEqual([])
})

test('the margin is what is left of the expected resale price', async () => {
  const id = await idOf('samsung-galaxy-s23-128-gb')
  const { db } = engines()
  await db.updateTable('devices').set({ resale_cents: 310_00 }).where('id', '=', id).execute()

  const { summary, rows } = await check(`id;preis\n${id};300`)

  // 310 − 300 − 15 % of a usual repair of 40 − handling of 15
  expect(rows[0]?.change).toMatchObject({ oldMargin: 59_00, margin: -11_00 })
  expect(summary).toMatchObject({ losing: 1, margin: { before: 59_00, after: -11_00 } })
})

test.each([
  ['farbe;preis\nrot;1', 'no-device-column'],
  ['id;farbe\n1;rot', 'no-price-column'],
  ['id;preis\n', 'no-rows'],
  ['', 'no-device-column'],
  ['id;preis\n1;"2', 'unclosed-quote'],
  [`id;preis\n${'1;1\n'.repeat(50_001)}`, 'too-many-rows'],
])('a file that is no price list is refused as a whole', (text, reason) => {
  expect(readPriceFile(text)).toMatchObject({ ok: false, reason })
})

test('a file of more than five megabytes is not even read', async () => {
  const result = await checkPriceFile(engines(), new Uint8Array(MAX_FILE_SIZE + 1))

  expect(result).toEqual({ ok: false, reason: 'too-large' })
})

test('names like constructor are no country and no column', async () => {
  const { rows } = await check('id;land;segment;preis;__proto__\n1;constructor;__proto__;1;1')

  expect(rows[0]?.verdict).not.toBe('ok')
})

test('what is exported can be imported, and changes nothing until somebody changes it', async () => {
  const [ana, bo] = [await hireColleague(engines(), 'ana', 'pricing'), await hireColleague(engines(), 'bo', 'pricing')]
  const id = await idOf('samsung-galaxy-s23-128-gb')
  const { prices } = await check(`id;land;segment;preis\n${id};at;;205,50\n${id};;firma;199,99`)
  const draft = await writePrices(engines(), ana, { rows: prices, liveFrom: null, note: 'spring' })
  const version = draft.ok ? draft.id : 0
  await decideVersion(engines(), ana, 'prices', { id: version, step: 'propose' })
  await decideVersion(engines(), bo, 'prices', { id: version, step: 'approve' })

  const table = await exportPrices(engines())
  const again = await check(table)

  expect(again).toMatchObject({ problems: 0, unchanged: 14, prices: [] })
  expect(table).toContain(`${id};samsung-galaxy-s23-128-gb;Samsung;Galaxy S23;128 GB;at;privat;205,50`)
  expect(table).toContain(`${id};samsung-galaxy-s23-128-gb;Samsung;Galaxy S23;128 GB;alle;firma;199,99`)
  expect(table).toContain('Größenwahn;Würfel;;alle;privat;100,00')
  const changed = await check(table.replace('205,50', '204,50'))
  expect(changed).toMatchObject({ unchanged: 13, prices: [{ deviceId: id, country: 'at', cents: 204_50 }] })
})

const manyLines = (count: number) =>
  `id;url;name;variante;preis\n${Array.from({ length: count }, (_, each) => `;;iPhone ${each};128 GB;${each}`).join('\n')}`

test('ten thousand lines are checked at once', async () => {
  const { rows, problems } = await check(manyLines(10_000))

  expect(rows).toHaveLength(10_000)
  expect(rows[13]).toMatchObject({ line: 15, verdict: 'ok', change: { deviceName: 'Apple iPhone 13 128 GB' } })
  expect(problems).toBe(9_998)
})
