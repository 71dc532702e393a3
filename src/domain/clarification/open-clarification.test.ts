import { expect, test } from 'vitest'
import { priceDevice } from '#domain/offers/pricing/price-device.ts'
import { findTrade } from '#domain/trades/find-trade.ts'
import { cents } from '#shop/money/money.ts'
import {
  askSeller,
  crackedGlass,
  foundWith,
  newInspection,
  newPhoto,
  claimedTrade,
} from '#tests/support/drivers/office/inspectors.ts'
import { shopOf } from '#tests/support/fixtures/sold-trade.ts'
import { storefronts } from '#tests/support/fixtures/storefronts.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { findClarification } from './find-clarification.ts'
import { openClarification, type Question } from './open-clarification.ts'

const engines = useEngines({ stocked: true })

const open = (question: Question) =>
  engines()
    .db.transaction()
    .execute((tx) => openClarification(tx, engines(), storefronts, question))

/** Everything that a question needs. */
async function readyToAsk() {
  const { trade, inspector } = await claimedTrade(engines())
  const item = trade.items[0]!
  const found = foundWith(item, crackedGlass)
  const inspectionId = await newInspection(engines(), item, inspector, { answers: crackedGlass, found })
  const photoIds = [await newPhoto(engines(), item.id, inspector)]
  const reasons = ['The glass is cracked']
  return { colleague: inspector, trade, item, inspectionId, found, reasons, photoIds } satisfies Question
}

const stateOf = async ({ trade }: Pick<Question, 'trade'>) =>
  (await findTrade(engines().db, trade.id))!.items[0]!.status

const lettersOf = ({ trade }: Pick<Question, 'trade'>, kind = 'clarification') =>
  engines()
    .db.selectFrom('letters')
    .select(['subject', 'text_body as text', 'html_body as html'])
    .where('to_address', '=', trade.email)
    .where('kind', '=', kind)
    .execute()

test('a device that is not as described becomes a question with a deadline, and one letter', async () => {
  const { trade, item, inspector } = await claimOf()
  const { token, number, photoIds, found } = await askSeller(engines(), trade, item, inspector, { photos: 2 })
  const asked = (await findClarification(engines(), shopOf('de'), { token, trade: number }))!
  const days = (asked.deadline.getTime() - asked.openedAt.getTime()) / (24 * 60 * 60_000)

  expect(await stateOf({ trade })).toBe('CLARIFICATION')
  expect(asked).toMatchObject({ promised: item.cents, answer: null, reasons: ['The glass is cracked'], found })
  expect(asked.photos.map(({ id }) => id)).toEqual(photoIds)
  expect(asked.options.map(({ kind, cents: amount }) => [kind, amount])).toEqual([
    ['accept', found.cents],
    ['return', 0],
    ['recycle', 0],
    ['second-look', 0],
  ])
  expect(days).toBe(14)
  expect(asked.item.dueAt).toEqual(asked.deadline)
  expect(await lettersOf({ trade })).toHaveLength(1)
})

async function claimOf() {
  const { trade, inspector } = await claimedTrade(engines())
  return { trade, inspector, item: trade.items[0]! }
}

test('X1.02 the new price is made of the terms of the offer, whatever the price list says today', async () => {
  const question = await readyToAsk()
  const { item, found } = question
  const today = priceDevice({ ...item.offer, base: cents(item.offer.base - 50_00) }, [], {})
  const todays = { ...found, ...today }

  await expect(open({ ...question, found: todays })).rejects.toThrow('terms of the offer')
  expect(await stateOf(question)).toBe('IN_INSPECTION')
  expect(await open({ ...question, item: { ...item, isLate: true }, found: todays })).toMatchObject({ ok: true })
})

test('X1.02 what is better than described is never asked about', async () => {
  const question = await readyToAsk()
  const better = { ...question.found, cents: cents(question.item.cents + 1) }

  await expect(open({ ...question, found: better })).rejects.toThrow('paid without asking')
  expect(await stateOf(question)).toBe('IN_INSPECTION')
})

test('X1.03 without reason or picture nobody is asked anything', async () => {
  const question = await readyToAsk()
  const other = await readyToAsk()
  const many = Array.from({ length: 11 }, () => 'A scratch')
  for (const reasons of [[], ['  '], ['ab'], ['x'.repeat(301)], many])
    expect(await open({ ...question, reasons })).toEqual({ ok: false, reason: 'reason-missing' })
  for (const photoIds of [[], other.photoIds, [...question.photoIds, crypto.randomUUID()]])
    expect(await open({ ...question, photoIds })).toEqual({ ok: false, reason: 'evidence-missing' })

  expect(await stateOf(question)).toBe('IN_INSPECTION')
  expect(await lettersOf(question)).toEqual([])
  expect(await open(question)).toEqual({ ok: true, repeated: false })
})

test('the same key asks once, and nobody is asked by a colleague who may not', async () => {
  const question = await readyToAsk()
  const stranger = { ...question.colleague, roles: ['finance'] } as const
  expect(await open({ ...question, colleague: stranger })).toEqual({ ok: false, reason: 'not-yours-to-do' })

  const key = crypto.randomUUID()
  expect(await open({ ...question, key })).toEqual({ ok: true, repeated: false })
  expect(await open({ ...question, key })).toEqual({ ok: true, repeated: true })
  expect(await open(question)).toEqual({ ok: false, reason: 'not-from-here' })
  expect(await lettersOf(question)).toHaveLength(1)
})

test('where no money is left there is nothing to accept', async () => {
  const question = await readyToAsk()
  await open({ ...question, found: { ...question.found, cents: cents(0) } })
  const kinds = await engines()
    .db.selectFrom('clarification_options')
    .innerJoin('clarifications', 'clarifications.id', 'clarification_id')
    .select('kind')
    .where('item_id', '=', question.item.id)
    .execute()

  expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(['recycle', 'return', 'second-look'])
})
