import { firstRules } from '#tests/support/readers/first-rules.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { findDevice } from '#domain/catalogue/devices/find-device.ts'
import { findBasePrices } from '#domain/catalogue/prices/find-prices.ts'
import { readNames } from '#domain/catalogue/imports/read-catalogue.ts'
import { readTypeAllocationCodes } from '#domain/catalogue/identification/read-type-allocation-codes.ts'
import { findTerms } from '#domain/offers/pricing/find-terms.ts'
import { priceDevice } from '#domain/offers/pricing/price-device.ts'
import { answersOfGrade } from '#domain/offers/questions/answers-of-grade.ts'
import { countries } from '#shop/countries/all.ts'
import { withCheckDigit } from '#tests/support/fixtures/imeis.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import type { MatchedRow } from '#domain/business/lists/device-list.ts'
import { openMatcher, type Matcher } from './match-row.ts'
import { pricesByGrade } from './price-of-row.ts'

const engines = useEngines({ stocked: true })
const columns = { name: 0, storage: 1, imei: 2, grade: 3, quantity: 4, manufacturer: 5, number: 6, defects: 7, note: 8 }
const shop = { country: countries.de }

let match: Matcher
let imeiOf: (model: string, serial?: number) => string

beforeAll(async () => {
  match = await openMatcher(engines(), shop)
  const codes = [...(await readTypeAllocationCodes(engines()))]
  imeiOf = (wanted, serial = 1) => {
    const [code] = codes.find(([, { model }]) => model === wanted)!
    return withCheckDigit(`${code}${String(serial).padStart(6, '0')}`)
  }
})

let line = 0
const matched = (...cells: string[]): Promise<MatchedRow> => match.matchRow({ line: ++line, cells }, columns)

/** The device, or why there is none. */
async function outcome(...cells: string[]): Promise<string> {
  const row = await matched(...cells)
  return row.ok ? row.deviceName : row.reason
}

describe('a device is found by what it is called', () => {
  test('X1.12 every device of the catalogue by its whole name', async () => {
    const devices = await readNames(engines(), 'de_DE')
    const lost: string[] = []
    for (const { id, manufacturer, name } of devices) {
      const row = await matched(`${manufacturer} ${name}`)
      if (!row.ok || row.device !== id) lost.push(`${manufacturer} ${name}: ${row.ok ? row.deviceName : row.reason}`)
    }

    expect(devices.length).toBeGreaterThan(5_000)
    expect(lost).toEqual([])
  })

  test('no device of the catalogue is taken for another one if its maker is left out', async () => {
    const wrong: string[] = []
    for (const { id, name } of await readNames(engines(), 'de_DE')) {
      const row = await matched(name)
      if (row.ok && row.device !== id) wrong.push(`${name}: ${row.deviceName}`)
    }

    expect(wrong).toEqual([])
  })

  test.each([
    ['iphone13pro 128gb', 'Apple iPhone 13 Pro 128 GB'],
    ['iPhone 13 128', 'Apple iPhone 13 128 GB'],
    ['APPLE IPHONE 13 PRO MAX 256GB GRAPHIT', 'Apple iPhone 13 Pro Max 256 GB'],
    ['Diensthandy iPhone 13, 128 Go, mit Hülle und Ladekabel', 'Apple iPhone 13 128 GB'],
    ['Galaxy S 23 8/256GB', 'Samsung Galaxy S23 256 GB'],
    ['Samsung S23 5G Dual SIM 256 GB EU', 'Samsung Galaxy S23 256 GB'],
    ['Samsung Galaxy A54 128GB', 'Samsung Galaxy A54 5G 128 GB'],
    ['Galaxy Note10+ 256 GB', 'Samsung Galaxy Note10+ 256 GB'],
    ['Galaxy Tab S9 128GB 5G', 'Samsung Galaxy Tab S9 128 GB Cellular'],
    ['iPad 9. Generation WLAN 64 GB', 'Apple iPad 9 2021 64 GB WiFi'],
    ['SM-S911B/DS 256 GB', 'Samsung Galaxy S23 256 GB'],
    ['Samsung Galaxy S23 (SM-S911B) 256 GB', 'Samsung Galaxy S23 256 GB'],
    ['MacBook Air 13" M4 16GB/256GB', 'Apple MacBook Air 13 M4 2025 M4 16 GB 256 GB'],
    ['ThinkPad X1 Carbon Gen 11 i5 16GB 512GB', 'Lenovo ThinkPad X1 Carbon Gen 11 i5-1335U 16 GB 512 GB'],
    ['MacBook Pro 16 2021 M1 Max 32 GB 1024 GB', 'Apple MacBook Pro 16 2021 M1 Max 32 GB 1 TB'],
  ])('%s', async (name, device) => {
    expect(await outcome(name)).toBe(device)
  })

  test('also if maker, model, storage and number stand in columns of their own', async () => {
    expect(await outcome('iPhone 13', '256', '', '', '', 'Apple')).toBe('Apple iPhone 13 256 GB')
    expect(await outcome('Apple iPhone 14 Pro', '1 TB', '', '', '', 'Apple')).toBe('Apple iPhone 14 Pro 1 TB')
    expect(await outcome('iPhone 14 Pro', '1')).toBe('Apple iPhone 14 Pro 1 TB')
    expect(await outcome('', '128GB', '', '', '', '', 'SM-S911B')).toBe('Samsung Galaxy S23 128 GB')
  })
})

describe('what could mean another device has no price', () => {
  test.each([
    ['iPhone 13 Ultra 128 GB', 'unknown-device', ['Apple iPhone 13 128 GB']],
    ['Iphnoe 13 256GB', 'unknown-device', ['Apple iPhone 13 256 GB']],
    ['Galxy S23', 'unknown-device', ['Samsung Galaxy S23 128 GB', 'Samsung Galaxy S23 256 GB']],
    ['Samsung iPhone 13 128 GB', 'unknown-device', ['Apple iPhone 13 128 GB']],
    [
      'iPhone 13 999 GB',
      'unknown-device',
      ['Apple iPhone 13 128 GB', 'Apple iPhone 13 256 GB', 'Apple iPhone 13 512 GB'],
    ],
    ['Ulefone S23 128 GB', 'unknown-device', ['Samsung Galaxy S23 128 GB']],
    [
      'iPhone SE 64 GB',
      'ambiguous-device',
      ['Apple iPhone SE (2022) 64 GB', 'Apple iPhone SE (2020) 64 GB', 'Apple iPhone SE (2016) 64 GB'],
    ],
    ['iPad 9 2021 64 GB', 'ambiguous-device', ['Apple iPad 9 2021 64 GB WiFi', 'Apple iPad 9 2021 64 GB Cellular']],
    ['S23 Ultra 256 GB', 'ambiguous-device', ['Samsung Galaxy S23 Ultra 256 GB']],
    ['13 128 GB', 'ambiguous-device', []],
    ['Samsung Galaxy S23', 'storage-missing', ['Samsung Galaxy S23 128 GB', 'Samsung Galaxy S23 256 GB']],
  ])('%s: %s', async (name, reason, suggestions) => {
    const row = await matched(name)

    expect(row).toMatchObject({ ok: false, reason })
    expect(row.choices.map(({ name: each }) => each)).toEqual(expect.arrayContaining(suggestions))
    expect(row.choices.length).toBeLessThanOrEqual(6)
  })

  test.each([
    'Hülle für iPhone 13',
    'iPhone 13 Ladekabel',
    'Kaffeemaschine',
    'Dell Monitor 24',
    'constructor',
    '<script>',
  ])('%s is nothing that we know, and nothing is like it', async (name) => {
    expect(await matched(name)).toMatchObject({ ok: false, reason: 'unknown-device', detail: name, choices: [] })
  })

  test('the storage that is missing is asked for by the name that we know', async () => {
    expect(await matched('galaxy s23 schwarz')).toMatchObject({
      reason: 'storage-missing',
      detail: 'Samsung Galaxy S23',
    })
  })
})

describe('X1.11 an IMEI', () => {
  test('tells the model, and the list only has to say the storage', async () => {
    const imei = imeiOf('Galaxy S23')

    expect(await matched('', '128 GB', imei)).toMatchObject({ ok: true, deviceName: 'Samsung Galaxy S23 128 GB', imei })
    expect(await outcome('Telefon von der Zentrale', '256GB', imeiOf('Galaxy S23', 2))).toBe(
      'Samsung Galaxy S23 256 GB',
    )
    expect(await outcome('', '', imeiOf('Galaxy S23', 3))).toBe('storage-missing')
  })

  test('F-39 that tells another model than the name is a remark, and the other device one click away', async () => {
    expect(await matched('iPhone 13', '128 GB', imeiOf('Galaxy S23', 4))).toMatchObject({
      ok: true,
      deviceName: 'Apple iPhone 13 128 GB',
      remarks: [{ kind: 'imei-other-device', detail: 'Samsung Galaxy S23' }],
      choices: [{ name: 'Samsung Galaxy S23 128 GB' }],
    })
  })

  test('F-39 decides between two models that a name may mean', async () => {
    const row = await matched('Galaxy A7', '64 GB', imeiOf('Galaxy A7 (2018)'))
    expect(row).toMatchObject({ ok: true, deviceName: 'Samsung Galaxy A7 (2018) 64 GB', remarks: [] })
  })

  test('F-39 of a device whose name nobody understands is worth a look', async () => {
    expect(await matched('Telefon von der Pforte', '128 GB', imeiOf('Galaxy S23', 7))).toMatchObject({
      ok: true,
      remarks: [{ kind: 'name-unread', detail: 'Telefon von der Pforte' }],
    })
  })

  test('of a model that we do not know leaves it to the name', async () => {
    const imei = withCheckDigit('99999999000001')

    expect(await matched('Galaxy S23', '128 GB', imei)).toMatchObject({ ok: true, imei })
    expect(await matched('', '128 GB', withCheckDigit('99999999000002'))).toMatchObject({
      reason: 'unknown-device',
      detail: withCheckDigit('99999999000002'),
    })
  })

  test('says that a tablet can phone', async () => {
    expect(await outcome('iPad 9', '64 GB', withCheckDigit('99999999000003'))).toBe('Apple iPad 9 2021 64 GB Cellular')
  })

  test('counts once in a list, also after another process went on with it', async () => {
    const imei = imeiOf('Galaxy S23', 5)
    const row = { line: 7, cells: ['', '128 GB', imei] }
    const again = await openMatcher(engines(), shop)
    again.remember({ ...row, line: 3 }, columns)

    expect(await match.matchRow(row, columns)).toMatchObject({ ok: true })
    expect(await match.matchRow({ ...row, line: 9 }, columns)).toMatchObject({ reason: 'imei-twice', detail: '7' })
    expect(await match.matchRow(row, columns)).toMatchObject({ ok: true })
    expect(await again.matchRow(row, columns)).toMatchObject({ reason: 'imei-twice', detail: '3' })
  })

  test.each([
    ['356938035643800', 'imei-invalid'],
    ['3,56938E+14', 'imei-rounded'],
    ['3.5E+14', 'imei-rounded'],
    ['F2LZ9ABCN72J', 'imei-serial'],
  ])('F-39 %s beside a name is a remark, and without one a reason', async (imei, kind) => {
    expect(await matched('iPhone 13', '128 GB', imei)).toMatchObject({
      ok: true,
      deviceName: 'Apple iPhone 13 128 GB',
      imei: null,
      remarks: [{ kind, detail: imei }],
    })
    const reason = kind === 'imei-serial' ? 'imei-invalid' : kind
    expect(await matched('', '128 GB', imei)).toMatchObject({ ok: false, reason, detail: imei })
  })
})

describe('a row', () => {
  test('with all that it needs has the prices of companies, and nothing that was made up', async () => {
    const row = await matched('iPhone 13', '128 GB', '', 'B', '12 Stück')
    const device = row.ok ? row.device : 0
    const base = (await findBasePrices(engines(), firstRules, countries.de, [device], 'business')).get(device)!.cents

    expect(row).toEqual({
      ok: true,
      device,
      deviceName: 'Apple iPhone 13 128 GB',
      grade: 'B',
      quantity: 12,
      imei: null,
      base,
      prices: pricesByGrade(firstRules, base, 1),
      faults: {},
      remarks: [],
      choices: [],
    })
  })

  test('without a grade or a number of pieces is one device in any grade', async () => {
    expect(await matched('iPhone 13', '128 GB')).toMatchObject({ ok: true, grade: null, quantity: 1 })
    expect(await matched('iPhone 13', '128 GB', '-', '-')).toMatchObject({ ok: true, grade: null, imei: null })
  })

  test('that names no device is empty, also if it is the sum of the others', async () => {
    expect(await outcome('', '128 GB', '', 'A', '3')).toBe('row-empty')
    expect(await outcome('Gesamt', '', '', '', '30')).toBe('row-empty')
  })

  test('F-39 whose grade or number of pieces nobody understands says which, and has a price', async () => {
    expect(await matched('iPhone 13', '128 GB', '', 'ganz passabel', 'viele')).toMatchObject({
      ok: true,
      grade: null,
      quantity: 1,
      remarks: [
        { kind: 'quantity-invalid', detail: 'viele' },
        { kind: 'grade-unknown', detail: 'ganz passabel' },
      ],
    })
  })

  test('F-39 with an IMEI is one device, whatever its number of pieces says', async () => {
    expect(await matched('', '128 GB', imeiOf('Galaxy S23', 6), 'A', '2')).toMatchObject({
      ok: true,
      quantity: 1,
      remarks: [{ kind: 'quantity-of-imei', detail: '2' }],
    })
  })

  test('F-39 with defects has the price that the questions about the device lead to', async () => {
    const row = await matched('iPhone 13', '128 GB', '', 'B, Display gesprungen')
    const id = row.device!
    const { device } = (await findDevice(engines(), 'de_DE', id))!
    const { terms } = (await findTerms(engines(), countries.de, device, { segment: 'business', pieces: 1 }))!
    const answers = answersOfGrade(device.questions, 'B', { DISPLAY_GLASS: ['CRACKED'] })!

    expect(row).toMatchObject({ ok: true, grade: 'B', faults: { DISPLAY_GLASS: ['CRACKED'] }, remarks: [] })
    expect(row.ok && row.prices.B).toBe(priceDevice(terms, device.questions, answers).cents)
    expect(row.ok && row.prices.B).toBeLessThan(
      priceDevice(terms, device.questions, answersOfGrade(device.questions, 'B')!).cents,
    )
  })

  test.each([
    [['iPhone 13 128 GB Display gesprungen'], { DISPLAY_GLASS: ['CRACKED'] }],
    [['iPhone 13 128 GB', '', '', '', '', '', '', 'Akku, Kamera'], { BATTERY: ['LT_80'], DEFECTS: ['CAMERA_REAR'] }],
    [
      ['iPhone 13 128 GB', '', '', 'C', '', '', '', '', 'Backcover defekt, liegt im Schrank'],
      { HOUSING: ['CRACKED_BACK'] },
    ],
    [['iPhone 13 128 GB', '', '', 'geht nicht an'], { POWER: ['NO'] }],
  ])('F-39 tells its defects in any column: %j', async (cells, faults) => {
    expect(await matched(...cells)).toMatchObject({ ok: true, deviceName: 'Apple iPhone 13 128 GB', faults })
  })

  test('F-39 that is broken somehow, or not bought so, has no price but a device', async () => {
    expect(await matched('iPhone 13', '128 GB', '', 'defekt')).toMatchObject({
      reason: 'fault-unclear',
      detail: 'defekt',
      deviceName: 'Apple iPhone 13 128 GB',
    })
    expect(await matched('iPhone 13', '128 GB', '', 'A', '2', '', '', 'iCloud gesperrt')).toMatchObject({
      reason: 'fault-refused',
      deviceName: 'Apple iPhone 13 128 GB',
      quantity: 2,
    })
  })

  test('of a device that is not bought says so', async () => {
    const { db } = engines()
    const row = await matched('Galaxy S22', '128 GB')
    const id = row.ok ? row.device : 0
    await db.updateTable('devices').set({ bought: false }).where('id', '=', id).execute()
    const today = await openMatcher(engines(), shop)
    await db.updateTable('devices').set({ bought: true }).where('id', '=', id).execute()

    expect(await today.matchRow({ line: 1, cells: ['Galaxy S22', '128 GB'] }, columns)).toMatchObject({
      ok: false,
      reason: 'not-bought',
      detail: 'Samsung Galaxy S22 128 GB',
      device: id,
      choices: [],
    })
  })

  test('may say anything without bringing the matcher down', async () => {
    for (const cell of ['\u0000', '🙂'.repeat(500), '((((', '__proto__', '9'.repeat(400), ' ', '\uD800', 'E+14']) {
      for (const index of Object.values(columns)) {
        const cells = ['iPhone 13', '128 GB', '', '', '', '', '']
        cells[index] = cell
        const row = await matched(...cells)
        expect(row.ok || row.detail.length).not.toBe(false)
      }
    }
  })
})
