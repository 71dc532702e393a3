import { expect, test } from 'vitest'
import { findTrade } from '#domain/trades/find-trade.ts'
import { runTimers } from '#domain/trades/lifecycle/timers/run-timers.ts'
import { movableClock } from '#engines/clock/movable-clock.ts'
import { askSeller, newColleague, step, tradeInClarification } from '#tests/support/drivers/office/inspectors.ts'
import { shopOf } from '#tests/support/fixtures/sold-trade.ts'
import { storefronts } from '#tests/support/fixtures/storefronts.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { answerClarification, type Answer } from './answer-clarification.ts'
import type { AnswerKind } from './clarification.ts'
import { clarificationAddress, findClarification } from './find-clarification.ts'

const DAY = 24 * 60 * 60_000
const clock = movableClock(new Date('2026-03-01T10:00:00Z'))
const engines = useEngines({ stocked: true, now: clock.now })
const germany = shopOf('de')

type Asked = { token: string; number: string }

const find = ({ token, number }: Asked, shop = germany) => findClarification(engines(), shop, { token, trade: number })

/** The id of an option, as it stands in the links of the letter. */
const optionOf = async (asked: Asked, kind: AnswerKind) =>
  (await find(asked))!.options.find((option) => option.kind === kind)!.id

async function answer(asked: Asked, kind: AnswerKind, more: Partial<Answer> = {}) {
  const optionId = await optionOf(asked, kind)
  const given = { token: asked.token, trade: asked.number, optionId, ...more }
  return answerClarification(engines(), storefronts, germany, given)
}

const itemsOf = async ({ trade }: { trade: { id: string } }) => (await findTrade(engines().db, trade.id))!.items

const lettersTo = async (email: string) =>
  (
    await engines()
      .db.selectFrom('letters')
      .select(['kind', 'text_body as text'])
      .where('to_address', '=', email)
      .orderBy('created_at')
      .execute()
  ).filter(({ kind }) => kind !== 'trade-created')

const kindsOf = async (email: string) => (await lettersTo(email)).map(({ kind }) => kind)

test('who takes the new price gets exactly that, and is written so', async () => {
  const asked = await tradeInClarification(engines())
  expect(await answer(asked, 'accept')).toEqual({ ok: true, answer: 'accept' })
  const [item] = await itemsOf(asked)

  expect(item).toMatchObject({
    status: 'ACCEPTED',
    finalCents: asked.found.cents,
    cents: asked.item.cents,
    dueAt: null,
  })
  expect(await kindsOf(asked.trade.email)).toEqual(['clarification', 'accepted'])
})

test('who wants it back gets it back, and is told why', async () => {
  const asked = await tradeInClarification(engines())
  expect(await answer(asked, 'return')).toEqual({ ok: true, answer: 'return' })

  expect(await itemsOf(asked)).toMatchObject([{ status: 'RETURN_PENDING', finalCents: null }])
  expect(await kindsOf(asked.trade.email)).toEqual(['clarification', 'return-announced'])
})

test('recycling needs a consent of its own', async () => {
  const asked = await tradeInClarification(engines())
  expect(await answer(asked, 'recycle')).toEqual({ ok: false, reason: 'consent-missing' })
  expect(await itemsOf(asked)).toMatchObject([{ status: 'CLARIFICATION' }])

  expect(await answer(asked, 'recycle', { consentRecycle: true })).toEqual({ ok: true, answer: 'recycle' })
  expect(await itemsOf(asked)).toMatchObject([{ status: 'RECYCLED' }])
  expect(await kindsOf(asked.trade.email)).toEqual(['clarification', 'recycling-confirmed'])
})

test('a second look can be asked for once; what it finds is a question of its own', async () => {
  const asked = await tradeInClarification(engines())
  expect(await answer(asked, 'second-look')).toEqual({ ok: true, answer: 'second-look' })
  const [item] = await itemsOf(asked)
  expect(item!.status).toBe('IN_INSPECTION')

  const other = await newColleague(engines(), 'inspector')
  const again = await askSeller(engines(), asked.trade, item!, other, { round: 2 })
  const kinds = (await find(again))!.options.map(({ kind }) => kind)

  expect(again.token).not.toBe(asked.token)
  expect(kinds).toEqual(['accept', 'return', 'recycle'])
  expect(await find(asked)).toMatchObject({ answer: 'second-look' })
  expect(await answer(asked, 'accept')).toMatchObject({ ok: false, reason: 'already-answered' })
  expect(await itemsOf(asked)).toMatchObject([{ status: 'CLARIFICATION' }])
})

test('a question that a colleague took back is closed when the next one is asked', async () => {
  const asked = await tradeInClarification(engines())
  const agent = await newColleague(engines(), 'agent')
  await step(engines(), asked.trade, agent, 'dispute')
  expect(await find(asked)).toBeUndefined()

  const [item] = await itemsOf(asked)
  const again = await askSeller(engines(), asked.trade, item!, asked.inspector, { round: 2 })
  expect(await find(asked)).toBeUndefined()
  expect(await find(again)).toMatchObject({ answer: null })
})

test('of two answers at once one counts, and the other hears which', async () => {
  const asked = await tradeInClarification(engines())
  const [accepted, returned] = await Promise.all([answer(asked, 'accept'), answer(asked, 'return')])
  const results = [accepted, returned]
  const won = results.find(({ ok }) => ok)

  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  expect(results.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'already-answered', answer: answerIn(won) })
  expect(await kindsOf(asked.trade.email)).toHaveLength(2)
  expect(await find(asked)).toMatchObject({ answer: answerIn(won) })
})

const answerIn = (result: Awaited<ReturnType<typeof answer>> | undefined) =>
  result && 'answer' in result && result.answer

test('S2.32 a word that was made up, another trade, another option and another country answer nothing', async () => {
  const asked = await tradeInClarification(engines())
  const foreign = await tradeInClarification(engines())
  const optionId = await optionOf(asked, 'accept')
  const good = { token: asked.token, trade: asked.number, optionId }
  const refused = { ok: false, reason: 'no-such-link' }
  for (const change of [
    { token: `${asked.token.slice(0, -1)}${asked.token.endsWith('A') ? 'B' : 'A'}` },
    { token: engines().vault.token('trade-page', asked.trade.id) },
    { trade: foreign.number },
    { trade: '' },
    { optionId: await optionOf(foreign, 'accept') },
    { optionId: 'x' },
  ])
    expect(await answerClarification(engines(), storefronts, germany, { ...good, ...change })).toEqual(refused)

  expect(await answerClarification(engines(), storefronts, shopOf('fr'), good)).toEqual(refused)
  expect(await itemsOf(asked)).toMatchObject([{ status: 'CLARIFICATION' }])
  for (const trade of [asked.number.replaceAll('-', ''), asked.number.slice(2), asked.number.replaceAll(/\D/g, '')])
    expect(await findClarification(engines(), germany, { token: asked.token, trade }), trade).toBeDefined()
})

test('X1.04 silence never accepts: after 14 days the device goes back free of charge', async () => {
  const asked = await tradeInClarification(engines())
  clock.moveBy(14 * DAY - 1)
  await runTimers(engines(), storefronts)
  expect(await itemsOf(asked)).toMatchObject([{ status: 'CLARIFICATION' }])
  expect(await find(asked)).toMatchObject({ answer: null })
  const optionId = await optionOf(asked, 'accept')

  // Before the clock has moved it, it is too late already.
  clock.moveBy(1)
  const late = { token: asked.token, trade: asked.number, optionId }
  expect(await answerClarification(engines(), storefronts, germany, late)).toEqual({
    ok: false,
    reason: 'no-such-link',
  })
  await runTimers(engines(), storefronts)

  expect(await itemsOf(asked)).toMatchObject([{ status: 'RETURN_PENDING', finalCents: null }])
  expect(await find(asked)).toBeUndefined()
  const last = (await lettersTo(asked.trade.email)).at(-1)!
  expect(last.kind).toBe('return-announced')
})

test('C4 sellers are reminded after 3, 7 and 13 days, by a link to the very question', async () => {
  const asked = await tradeInClarification(engines())
  const links = { clarification: clarificationAddress(engines()) }
  for (const days of [3, 4, 6]) {
    clock.moveBy(days * DAY)
    await runTimers(engines(), storefronts, links)
  }
  const reminders = (await lettersTo(asked.trade.email)).filter(({ kind }) => kind === 'reminder-clarification')

  expect(reminders).toHaveLength(3)
  for (const { text } of reminders) expect(text).toContain(germany.country.sellShopUrl + asked.path)
})

test('C5 an answered link says what was chosen for 21 days', async () => {
  const asked = await tradeInClarification(engines())
  await answer(asked, 'return')
  clock.moveBy(21 * DAY - 1)
  expect(await find(asked)).toMatchObject({ answer: 'return' })
  clock.moveBy(1)
  expect(await find(asked)).toBeUndefined()
})

test('X1.05 devices of one trade are decided one by one', async () => {
  const asked = await tradeInClarification(engines(), 'de', { options: { pieces: 3 } })
  const [, second, third] = asked.trade.items
  const other = await askSeller(engines(), asked.trade, second!, asked.inspector, {})
  const last = await askSeller(engines(), asked.trade, third!, asked.inspector, {})

  expect(await answer(asked, 'accept')).toMatchObject({ ok: true })
  expect(await answer(other, 'return')).toMatchObject({ ok: true })
  expect((await itemsOf(asked)).map(({ status }) => status)).toEqual(['ACCEPTED', 'RETURN_PENDING', 'CLARIFICATION'])
  expect(await find(last)).toMatchObject({ answer: null })
})
