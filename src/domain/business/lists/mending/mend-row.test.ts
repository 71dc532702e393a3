import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { linesOfList } from '#domain/business/lists/lines-of-list.ts'
import { listIdIn } from '#domain/business/lists/list-link.ts'
import { findList, findRows } from '#domain/business/lists/find-list.ts'
import { uploadList } from '#domain/business/lists/files/upload-list.ts'
import { matchList } from '#domain/business/lists/match-list.ts'
import { rowsWithoutPrice } from '#domain/business/lists/rows-without-price.ts'
import { priceQuoteLines } from '#domain/business/quotes/price-quote-lines.ts'
import { shopOf } from '#tests/support/fixtures/sold-trade.ts'
import { storefronts } from '#tests/support/fixtures/storefronts.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { mendRow, removeFromList, takeDevice } from './mend-row.ts'

const engines = useEngines({ stocked: true })
const germany = shopOf('de')
const phone = 'Apple iPhone 14 128 GB'

async function matched(rows: readonly string[]): Promise<string> {
  const bytes = new TextEncoder().encode(['Gerät;Zustand;Anzahl;Mängel', ...rows].join('\n'))
  const result = await uploadList(engines(), germany, { bytes, name: null, address: crypto.randomUUID() })
  if (!result.ok) throw new Error(result.reason)
  await matchList(engines(), storefronts, listIdIn(engines().vault, result.token)!)
  return result.token
}

const rowsOf = async (token: string) => {
  const list = (await findList(engines(), germany, token))!
  return (await findRows(engines(), list, { choice: 'all', page: 1 })).rows.map(({ result }) => result!)
}

const sumsOf = async (token: string) => (await findList(engines(), germany, token))!.sums!

/** What a quote would pay for the list. */
async function quoted(token: string): Promise<number> {
  const lines = await linesOfList(engines(), germany, token)
  const priced = (await priceQuoteLines(engines(), germany, lines!, 'UML-DE-B2B'))!
  return priced.reduce((sum, { offer, quantity }) => sum + quantity * offer.cents, 0)
}

const at = (token: string, position: number) => ({ token, position })

describe('F-39 what a list comes to', () => {
  test('is what a quote pays for it, with faults and tiers, before and after it was mended', async () => {
    const token = await matched([
      `${phone};A;5`,
      `${phone};B;4;Display gesprungen, Akku schwach`,
      `${phone};;1;geht nicht an`,
      `${phone};C;1;defekt`,
    ])
    const before = await sumsOf(token)
    expect(before).toMatchObject({ found: 3, problems: 1, graded: 2, pieces: 10, tier: 100 })
    expect(before.totals.B).toBe(await quoted(token))

    const device = (await rowsOf(token))[0]!.device!
    const change = { device, grade: 'C', quantity: '20', answers: { DEFECTS: ['AUDIO', 'BUTTONS'] } }
    expect(await mendRow(engines(), germany, at(token, 4), change)).toEqual({ ok: true })
    const after = await sumsOf(token)
    expect(after).toMatchObject({ found: 4, problems: 0, pieces: 30, tier: 200 })
    expect(after.totals.B).toBe(await quoted(token))
    expect(await removeFromList(engines(), germany, at(token, 4))).toEqual({ ok: true })
    expect((await sumsOf(token)).totals).toEqual(
      (
        await sumsOf(
          await matched([`${phone};A;5`, `${phone};B;4;Display gesprungen, Akku schwach`, `${phone};;1;geht nicht an`]),
        )
      ).totals,
    )
  })
})

describe('F-39 a row', () => {
  test('that is given a device keeps what else it says', async () => {
    const token = await matched([`Apple iPhone 14;B;7;Kamera defekt`])
    const [row] = await rowsOf(token)
    expect(row).toMatchObject({ ok: false, reason: 'storage-missing' })
    await takeDevice(engines(), germany, at(token, 1), { device: row!.choices[0]!.device, withAlike: false })

    expect((await rowsOf(token))[0]).toMatchObject({
      ok: true,
      deviceName: phone,
      grade: 'B',
      quantity: 7,
      faults: { DEFECTS: ['CAMERA_REAR'] },
    })
  })

  test('that calls its device as others do is mended with them, if somebody says so', async () => {
    const token = await matched([
      'Diensthandy;B;2',
      'Diensthandy;;1;Akku schwach',
      'Diensthandy alt;C;1',
      `${phone};A;1`,
    ])
    const device = (await rowsOf(token))[3]!.device!
    await takeDevice(engines(), germany, at(token, 1), { device, withAlike: true })

    expect(await rowsOf(token)).toMatchObject([
      { ok: true, deviceName: phone, grade: 'B', quantity: 2 },
      { ok: true, deviceName: phone, grade: null, faults: { BATTERY: ['LT_80'] } },
      { ok: false },
      { ok: true },
    ])
    expect(await sumsOf(token)).toMatchObject({ found: 3, problems: 1, pieces: 4 })
  })

  test('says nothing that its questions do not know', async () => {
    const token = await matched([`${phone};B;1`])
    const device = (await rowsOf(token))[0]!.device!
    const answers = { HOUSING: ['NOWHERE'], MADE_UP: ['YES'], DISPLAY_GLASS: ['CRACKED', 'DEEP'], BATTERY: ['SWOLLEN'] }
    await mendRow(engines(), germany, at(token, 1), { device, grade: 'Z', quantity: '1', answers })

    const [row] = await rowsOf(token)
    expect(row).toMatchObject({ ok: false, reason: 'fault-refused', grade: null })
    expect(row!.faults).toEqual({ DISPLAY_GLASS: ['DEEP'], BATTERY: ['SWOLLEN'] })
    expect(await rowsWithoutPrice(engines(), germany, token)).toMatchObject([{ problem: 'fault-refused', device }])
  })

  test('of the release before is shown and mended as any other', async () => {
    const token = await matched([`${phone};B;1`, 'Tischlampe;;1'])
    const device = (await rowsOf(token))[0]!.device!
    const old = { ok: false, reason: 'grade-unknown', detail: 'naja', suggestions: ['Apple iPhone 14'] }
    const id = listIdIn(engines().vault, token)!
    await sql`
      update device_list_rows set result = ${JSON.stringify(old)}::jsonb, problem = 'grade-unknown'
      where list_id = ${id} and position = 2`.execute(engines().db)

    expect((await rowsOf(token))[1]).toMatchObject({ reason: 'grade-unknown', remarks: [], choices: [], quantity: 1 })
    const change = { device, grade: 'A', quantity: '2', answers: {} }
    expect(await mendRow(engines(), germany, at(token, 2), change)).toEqual({ ok: true })
    expect(await sumsOf(token)).toMatchObject({ found: 2, pieces: 3 })
  })
})
