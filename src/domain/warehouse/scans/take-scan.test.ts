import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { addPlace, changePlace } from '#domain/warehouse/places/change-places.ts'
import { findPlace, findStocktake, findUnplaced } from '#domain/warehouse/places/find-places.ts'
import { receiveParcel } from '#domain/warehouse/receive-parcel.ts'
import { findTrade } from '#domain/trades/find-trade.ts'
import { moveItems } from '#domain/trades/lifecycle/move-items.ts'
import type { Trade } from '#domain/trades/trade.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { formatTradeNumber, itemReference } from '#domain/trades/trade-number.ts'
import { newColleague, step } from '#tests/support/drivers/office/inspectors.ts'
import { scannersOf } from '#tests/support/drivers/office/scanners.ts'
import { soldTrade } from '#tests/support/fixtures/sold-trade.ts'
import { storefronts } from '#tests/support/fixtures/storefronts.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'

const engines = useEngines({ stocked: true })

const { scanner, undo, statesOf, receivedTrade } = scannersOf(engines)

const codeOf = ({ number }: Trade) => formatTradeNumber(number)
const lettersTo = async ({ email }: Trade) => {
  const letters = engines().db.selectFrom('letters').select('kind').where('to_address', '=', email)
  return (await letters.execute()).map(({ kind }) => kind)
}
const atDock = async () => scanner(await newColleague(engines(), 'warehouse'), 'dock')

describe('at the dock', () => {
  test('F-30 OP-01 another code opens that parcel, and the first stays unfinished and listed', async () => {
    const [first, second] = [await soldTrade(engines()), await soldTrade(engines())]
    const { scans, view } = await atDock()

    expect(await scans(codeOf(first), codeOf(second))).toEqual(['opened', 'opened'])
    expect(await statesOf(first)).toEqual(['EXPECTED'])
    expect(await statesOf(second)).toEqual(['EXPECTED'])
    const { trade, unfinished } = await view()
    expect(trade?.number).toBe(second.number)
    expect(unfinished.map(({ number }) => number)).toContain(first.number)
  })

  test('the same code once more says that everything is there', async () => {
    const trade = await soldTrade(engines(), 'de', { pieces: 3 })
    const { scans, view } = await atDock()

    expect(await scans(codeOf(trade), codeOf(trade), codeOf(trade))).toEqual(['opened', 'received', 'nothing-expected'])
    expect(await statesOf(trade)).toEqual(['RECEIVED', 'RECEIVED', 'RECEIVED'])
    expect((await view()).trade).toBeUndefined()
  })

  test('a scan per device receives the parcel with the last of them', async () => {
    const trade = await soldTrade(engines(), 'de', { pieces: 2 })
    const { scans } = await atDock()

    expect(await scans(itemReference(trade.number, 1))).toEqual(['present'])
    expect(await statesOf(trade)).toEqual(['EXPECTED', 'EXPECTED'])
    expect(await scans(itemReference(trade.number, 0))).toEqual(['received'])
    expect(await statesOf(trade)).toEqual(['RECEIVED', 'RECEIVED'])
  })

  test('OP-04 a scan that is sent again is answered again and done once', async () => {
    const trade = await soldTrade(engines())
    const { scan, view } = await atDock()
    const key = crypto.randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => scan(codeOf(trade), key)))

    expect(answers.map(({ outcome }) => outcome)).toEqual(['opened', 'opened', 'opened'])
    expect((await view()).scans).toHaveLength(1)
    expect(await statesOf(trade)).toEqual(['EXPECTED'])
  })

  test('OP-03 commands: all here, next, undo', async () => {
    const trade = await soldTrade(engines())
    const { scans, view } = await atDock()

    expect(await scans('CMD-ALL-HERE', codeOf(trade), 'CMD-NEXT')).toEqual(['nothing-open', 'opened', 'left'])
    expect((await view()).unfinished.map(({ number }) => number)).toContain(trade.number)
    expect(await scans(codeOf(trade), 'CMDßALLßHERE')).toEqual(['opened', 'received'])
    expect(await scans('CMD-UNDO')).toEqual(['undone'])
    expect(await statesOf(trade)).toEqual(['EXPECTED'])
    expect((await view()).trade?.number).toBe(trade.number)
  })

  test('what was received by mistake is expected again, and the seller is told', async () => {
    const trade = await soldTrade(engines(), 'fr')
    const { scan, view } = await atDock()
    await scan(codeOf(trade))
    const { key } = await scan(codeOf(trade))
    const colleague = await newColleague(engines(), 'warehouse')
    expect(await undo(colleague, key)).toBe('not-undoable')
    await scan('CMD-UNDO')

    expect(await statesOf(trade)).toEqual(['EXPECTED'])
    expect(await lettersTo(trade)).toEqual(expect.arrayContaining(['arrived', 'not-arrived']))
    expect((await view()).scans.find((each) => each.key === key)).toMatchObject({ isUndone: true, canUndo: false })
  })

  test('what was on its way in time is so again after a mistake, and keeps its price', async () => {
    const trade = await soldTrade(engines())
    const seenAt = engines().now()
    const carrier = { tradeId: trade.id, itemIds: trade.items.map(({ id }) => id), letter: 'none' } as const
    await moveItems(engines(), storefronts, { ...carrier, event: 'carrierScan', actor: { kind: 'carrier' }, seenAt })
    await sql`update trades set price_valid_until = now() - interval '1 hour' where id = ${trade.id}`.execute(
      engines().db,
    )
    const { scans } = await atDock()

    expect(await scans(codeOf(trade), codeOf(trade), 'CMD-UNDO')).toEqual(['opened', 'received', 'undone'])
    expect(await statesOf(trade)).toEqual(['IN_TRANSIT'])
    expect((await findTrade(engines().db, trade.id))!.items[0]!.isLate).toBe(false)
    expect(await scans(codeOf(trade))).toEqual(['received'])
    expect((await findTrade(engines().db, trade.id))!.items[0]!.isLate).toBe(false)
  })

  test('what was laid aside stays listed, and what a colleague took over is not taken back', async () => {
    const trade = await soldTrade(engines())
    const [first, second] = [await atDock(), await atDock()]
    expect(await first.scans(codeOf(trade), 'CMD-NEXT', 'CMD-UNDO')).toEqual(['opened', 'left', 'not-undoable'])
    expect((await first.view()).unfinished.map(({ number }) => number)).toContain(trade.number)

    const opened = await first.scan(codeOf(trade))
    await second.scan(codeOf(trade))
    expect(await undo(first.colleague, opened.key)).toBe('not-undoable')
    expect((await second.view()).trade?.number).toBe(trade.number)
  })

  test('a parcel that was received by its form is in nobody’s hands', async () => {
    const trade = await soldTrade(engines())
    const { scans, view, colleague } = await atDock()
    await scans(codeOf(trade))
    const presentIds = trade.items.map(({ id }) => id)
    await receiveParcel(engines(), storefronts, colleague, { trade, presentIds, key: crypto.randomUUID() })

    expect((await view()).trade).toBeUndefined()
    expect((await view()).unfinished.map(({ number }) => number)).not.toContain(trade.number)
  })

  test('a device that went on to its inspection is not taken back', async () => {
    const trade = await soldTrade(engines())
    const { scans } = await atDock()
    await scans(codeOf(trade), codeOf(trade))
    await step(engines(), trade, await newColleague(engines(), 'inspector'), 'startInspection')

    expect(await scans('CMD-UNDO')).toEqual(['not-undoable'])
    expect(await statesOf(trade)).toEqual(['IN_INSPECTION'])
  })

  test('an unknown code changes nothing, also not what is in hands', async () => {
    const trade = await soldTrade(engines())
    const { scans, view } = await atDock()

    expect(await scans(codeOf(trade), '4711-unknown', 'P-A-1')).toEqual(['opened', 'unknown', 'no-place-here'])
    expect((await view()).trade?.number).toBe(trade.number)
    expect(await statesOf(trade)).toEqual(['EXPECTED'])
  })

  test('inspectors do not receive', async () => {
    const trade = await soldTrade(engines())
    const { scan } = scanner(await newColleague(engines(), 'inspector'), 'dock')
    await expect(scan(codeOf(trade))).rejects.toThrow('not-yours-to-do')
  })
})

/** A new place, and its code. */
async function newPlace(colleague: Colleague, capacity: number | null = null): Promise<string> {
  const code = `P-${crypto.randomUUID().slice(0, 6).toUpperCase()}`
  expect(await addPlace(engines(), colleague, { code, kind: 'shelf', capacity })).toMatchObject({ ok: true })
  return code
}

const placesOf = async ({ id }: Trade) => (await findTrade(engines().db, id))!.items.map(({ place }) => place)

describe('putting away', () => {
  test('a place, then devices; another place, then others', async () => {
    const colleague = await newColleague(engines(), 'warehouse')
    const [near, far] = [await newPlace(colleague), await newPlace(colleague)]
    const trade = await receivedTrade(2)
    const { scans } = scanner(colleague, 'put-away')
    const codes = [near, itemReference(trade.number, 0), far, itemReference(trade.number, 1)]

    expect(await scans(...codes)).toEqual(['place-chosen', 'placed', 'place-chosen', 'placed'])
    expect(await placesOf(trade)).toEqual([near, far])
    expect(await scans('CMD-UNDO')).toEqual(['undone'])
    expect(await placesOf(trade)).toEqual([near, null])
  })

  test('without a place, in a full one or in an unknown one nothing is put', async () => {
    const colleague = await newColleague(engines(), 'warehouse')
    const small = await newPlace(colleague, 1)
    const trade = await receivedTrade(2)
    const { scans } = scanner(colleague, 'put-away')
    const [first, second] = [itemReference(trade.number, 0), itemReference(trade.number, 1)]

    expect(await scans(first, 'P-NOWHERE', small)).toEqual(['place-missing', 'unknown', 'place-chosen'])
    expect(await scans(first, second, first)).toEqual(['placed', 'place-full', 'placed'])
    expect(await placesOf(trade)).toEqual([small, null])
  })

  test('what is taken back stays where it is, and says so, if the place before is full or closed by now', async () => {
    const colleague = await newColleague(engines(), 'warehouse')
    const [small, closing, other] = [await newPlace(colleague, 1), await newPlace(colleague), await newPlace(colleague)]
    const trade = await receivedTrade(3)
    const codes = trade.items.map(({ position }) => itemReference(trade.number, position))
    const { scan, scans, view } = scanner(colleague, 'put-away')
    await scans(small, codes[0]!, closing, codes[1]!, other)
    const moved = [await scan(codes[0]!), await scan(codes[1]!)]
    await scans(small, codes[2]!)
    await changePlace(engines(), colleague, { code: closing, kind: 'shelf', capacity: null, isClosed: true })

    expect(await undo(colleague, moved[0]!.key)).toBe('place-full')
    expect(await undo(colleague, moved[1]!.key)).toBe('place-closed')
    expect(await placesOf(trade)).toEqual([other, other, small])
    const [last] = (await view()).scans
    expect(last).toMatchObject({ code: 'CMD-UNDO', outcome: 'place-closed', facts: { place: closing }, canUndo: false })
  })

  test('one press on taking back is listed once, with what came of it', async () => {
    const colleague = await newColleague(engines(), 'warehouse')
    const trade = await receivedTrade()
    const { scan, scans, view } = scanner(colleague, 'put-away')
    await scans(await newPlace(colleague))
    const [placed, key] = [await scan(codeOf(trade)), crypto.randomUUID()]

    expect([await undo(colleague, placed.key, key), await undo(colleague, placed.key, key)]).toEqual([
      'undone',
      'undone',
    ])
    expect((await view()).scans.map(({ outcome, isUndone }) => [outcome, isUndone])).toEqual([
      ['undone', false],
      ['placed', true],
      ['place-chosen', false],
    ])
  })

  test('two scans are both taken back from the same page, which knows of neither', async () => {
    const colleague = await newColleague(engines(), 'warehouse')
    const [first, second] = [await receivedTrade(), await receivedTrade()]
    const { scan, scans, view } = scanner(colleague, 'put-away')
    await scans(await newPlace(colleague))
    const [one, two, key] = [await scan(codeOf(first)), await scan(codeOf(second)), crypto.randomUUID()]

    expect(await undo(colleague, one.key, key)).toBe('undone')
    expect(await undo(colleague, two.key, key)).toBe('undone')
    expect(await undo(colleague, two.key, key)).toBe('undone')

    const [said, , ...done] = (await view()).scans
    expect(said!.facts['code']).toBe(codeOf(second))
    expect(done.map(({ outcome, isUndone }) => [outcome, isUndone])).toEqual([
      ['placed', true],
      ['placed', true],
      ['place-chosen', false],
    ])
  })

  test('two who fill the last gap at once do not both fit', async () => {
    const colleagues = [await newColleague(engines(), 'warehouse'), await newColleague(engines(), 'warehouse')]
    const small = await newPlace(colleagues[0]!, 1)
    const trade = await receivedTrade(2)
    const scanners = colleagues.map((colleague) => scanner(colleague, 'put-away'))
    await Promise.all(scanners.map(({ scan }) => scan(small)))
    const answers = await Promise.all(scanners.map(({ scan }, index) => scan(itemReference(trade.number, index))))

    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['place-full', 'placed'])
  })

  test('what was received waits to be put away until it is', async () => {
    const colleague = await newColleague(engines(), 'warehouse')
    const place = await newPlace(colleague)
    const before = await findUnplaced(engines())
    const trade = await receivedTrade(2)
    const waiting = await findUnplaced(engines())
    expect(waiting.count).toBe(before.count + 2)
    expect(waiting.items.map(({ number }) => number)).toContain(trade.number)
    await scanner(colleague, 'put-away').scans(place, itemReference(trade.number, 0))
    expect((await findUnplaced(engines())).count).toBe(before.count + 1)
  })

  test('what leaves the house stands nowhere', async () => {
    const colleague = await newColleague(engines(), 'warehouse')
    const place = await newPlace(colleague)
    const trade = await receivedTrade()
    await scanner(colleague, 'put-away').scans(place, codeOf(trade))
    expect(await placesOf(trade)).toEqual([place])
    await step(engines(), trade, colleague, 'undoReceive')
    expect(await placesOf(trade)).toEqual([null])
  })
})

test('OP-10 a stocktake finds one missing and one extra', async () => {
  const colleague = await newColleague(engines(), 'warehouse')
  const [place, other] = [await newPlace(colleague), await newPlace(colleague)]
  const [trade, stray] = [await receivedTrade(2), await receivedTrade()]
  await scanner(colleague, 'put-away').scans(
    place,
    itemReference(trade.number, 0),
    itemReference(trade.number, 1),
    other,
    codeOf(stray),
  )
  const { scan, scans } = scanner(colleague, 'stocktake')

  expect(await scans(itemReference(trade.number, 0))).toEqual(['place-missing'])
  expect(await scans(place, place)).toEqual(['place-chosen', 'counted-nothing'])
  await scans(other)
  expect(await scans(place, itemReference(trade.number, 0), itemReference(trade.number, 0), codeOf(stray))).toEqual([
    'place-chosen',
    'counted',
    'counted-already',
    'counted-extra',
  ])
  const { outcome, facts } = await scan(place)
  expect([outcome, facts]).toEqual(['stocktake-finished', { place, id: facts['id'], found: 1, extra: 1, missing: 1 }])
  const { items } = (await findStocktake(engines(), String(facts['id'])))!
  expect(items.map(({ finding, thoughtAt, place: now }) => [finding, thoughtAt, now])).toEqual([
    ['extra', other, place],
    ['found', null, place],
    ['missing', null, null],
  ])
  expect((await findPlace(engines(), place))?.items).toHaveLength(2)
})
