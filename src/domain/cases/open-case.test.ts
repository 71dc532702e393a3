import { beforeAll, describe, expect, test } from 'vitest'
import { readPhoto } from '#domain/inspection/photos/photos.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { formatTradeNumber, itemReference } from '#domain/trades/trade-number.ts'
import type { Trade } from '#domain/trades/trade.ts'
import { newColleague } from '#tests/support/drivers/office/inspectors.ts'
import { samplePhotos } from '#tests/support/fixtures/sample-photos.ts'
import { soldTrade } from '#tests/support/fixtures/sold-trade.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { findCase, findCases } from './find-cases.ts'
import { openCase, type NewCase } from './open-case.ts'
import { changeFacts, noteOnCase } from './update-case.ts'
import { caseSteps } from './retention/purge-expired-cases.ts'

const DAY = 24 * 60 * 60_000
const engines = useEngines({ stocked: true })
let warehouse: Colleague
let trade: Trade

beforeAll(async () => {
  warehouse = await newColleague(engines(), 'warehouse')
  trade = await soldTrade(engines(), 'de', { pieces: 2 })
})

const open = (asked: NewCase) => openCase(engines(), warehouse, asked)

async function opened(asked: NewCase) {
  const result = await open(asked)
  if (!result.ok) throw new Error(result.reason)
  return (await findCase(engines(), result.number))!
}

describe('opening a case', () => {
  test('a scanned code is told by its form: a device, a trade, an IMEI, or what stands on the box', async () => {
    const reference = itemReference(trade.number, 1)
    expect((await opened({ kind: 'other-model', code: reference })).found).toMatchObject({ position: 1 })
    const ofTrade = await opened({
      kind: 'damaged-in-transit',
      code: formatTradeNumber(trade.number).replaceAll('-', 'ß'),
    })
    expect(ofTrade.found).toMatchObject({ tradeNumber: trade.number, itemId: null })
    const kind = 'parcel-without-order'
    expect((await opened({ kind, code: '490154203237518' })).found).toMatchObject({ imei: '490154203237518' })
    expect((await opened({ kind, code: 'jd01 4600' })).found).toMatchObject({ trackingNumber: 'JD014600' })
  })

  test('says what is missing, and is not for everybody', async () => {
    const finance = await newColleague(engines(), 'finance')
    const number = formatTradeNumber(trade.number)

    expect(await open({ kind: 'parcel-without-order' })).toMatchObject({ reason: 'text-missing' })
    expect(await open({ kind: 'parcel-without-order', email: 'nobody' })).toMatchObject({ reason: 'email-wrong' })
    expect(await open({ kind: 'damaged-in-transit' })).toMatchObject({ reason: 'trade-missing' })
    expect(await open({ kind: 'other-model', trade: number })).toMatchObject({ reason: 'item-missing' })
    expect(await open({ kind: 'other-model', trade: `${number}-9` })).toMatchObject({ reason: 'no-such-trade' })
    const photos = [new TextEncoder().encode('no photo')]
    expect(await open({ kind: 'damaged-in-transit', trade: number, photos })).toMatchObject({ reason: 'not-a-photo' })
    const asked = { kind: 'damaged-in-transit', trade: number } as const
    expect(await openCase(engines(), finance, asked)).toMatchObject({ reason: 'not-yours-to-do' })
  })

  test('the same key opens one case, however often it is sent', async () => {
    const asked = { kind: 'parcel-without-order', sender: 'Twice', key: crypto.randomUUID() } as const
    const [first, second] = [await open(asked), await open(asked)]

    expect(first).toEqual(second)
  })
})

test('lists find a case by its trade, by its code and by words, and leave out what is closed', async () => {
  const sender = `Ada Muster${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}`
  const { found } = await opened({ kind: 'parcel-without-order', sender, trackingNumber: 'zz 12 zz', place: 'p-1' })
  const numbersOf = async (text: string, state?: 'any') => {
    const order = { sort: 'due', descending: false, limit: 50 } as const
    return (await findCases(engines(), { text, state }, order)).rows.map(({ number }) => number)
  }

  for (const text of [sender.slice(4), 'zz 12 ZZ', 'zz12ZZ', 'P-1'])
    expect(await numbersOf(text), text).toEqual([found.number])
  expect(await numbersOf('%')).toEqual([])
  await engines()
    .db.updateTable('cases')
    .set({ state: 'closed', result: 'sent-back', closed_at: engines().now() })
    .where('id', '=', found.id)
    .execute()
  expect(await numbersOf(sender)).toEqual([])
  expect(await numbersOf(sender, 'any')).toEqual([found.number])
})

test('a year after it was closed nothing in a case names anybody, and its pictures are gone', async () => {
  const photos = [samplePhotos.jpegWithPlace.bytes]
  const { found, photos: kept } = await opened({ kind: 'parcel-without-order', sender: 'Forgotten', photos })
  const closed_at = new Date(engines().now().getTime() - 366 * DAY)
  const change = { state: 'closed', result: 'disposed', closed_at }
  await engines().db.updateTable('cases').set(change).where('id', '=', found.id).execute()

  expect(await caseSteps.cases(engines(), 10)).toBe(1)
  const after = (await findCase(engines(), found.number))!
  expect(after.found).toMatchObject({ sender: '', result: 'disposed' })
  expect(after.photos).toEqual([])
  expect(await engines().files.read(kept[0]!.file)).toBeUndefined()
  expect(await caseSteps.cases(engines(), 10)).toBe(0)
})

test('X1.13 what is noted about a case after its facts were forgotten is forgotten a year later, too', async () => {
  const { found } = await opened({ kind: 'parcel-without-order', sender: 'Forgotten' })
  const yearAgo = new Date(engines().now().getTime() - 366 * DAY)
  const change = { state: 'closed', result: 'disposed', closed_at: yearAgo }
  await engines().db.updateTable('cases').set(change).where('id', '=', found.id).execute()
  await caseSteps.cases(engines(), 10)
  await noteOnCase(engines(), warehouse, found.number, 'Jemand hat nachgefragt')

  expect(await caseSteps.cases(engines(), 10)).toBe(0)
  expect((await findCase(engines(), found.number))!.entries[0]).toMatchObject({ text: 'Jemand hat nachgefragt' })
  const later = { ...engines(), now: () => new Date(Date.now() + 366 * DAY) }
  expect(await caseSteps.cases(later, 10)).toBeGreaterThan(0)
  expect((await findCase(engines(), found.number))!.entries[0]).toMatchObject({ event: 'note', text: '' })
})

test('X1.13 what is written into an open case whose seller was erased is forgotten like everything else', async () => {
  const { found } = await opened({ kind: 'parcel-without-order', sender: 'Forgotten' })
  const own = engines().db.updateTable('cases').where('id', '=', found.id)
  await own.set({ facts_masked: true, sender: '' }).execute()
  await changeFacts(engines(), warehouse, found.number, { ...found, sender: 'Once more' })
  const closed_at = new Date(engines().now().getTime() - 366 * DAY)
  await own.set({ state: 'closed', result: 'disposed', closed_at }).execute()
  await caseSteps.cases(engines(), 10)

  expect((await findCase(engines(), found.number))!.found.sender).toBe('')
})

test('pictures of a case are for those who may see cases', async () => {
  const photos = [samplePhotos.jpegWithPlace.bytes]
  const kept = await opened({ kind: 'parcel-without-order', sender: 'Somebody', photos })
  const finance = await newColleague(engines(), 'finance')

  expect(await readPhoto(engines(), warehouse, kept.photos[0]!.id)).toBeDefined()
  expect(await readPhoto(engines(), finance, kept.photos[0]!.id)).toBeUndefined()
})
