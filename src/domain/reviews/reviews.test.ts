import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { movableClock } from '#engines/clock/movable-clock.ts'
import { askedSeller } from '#tests/support/drivers/customers/asked-sellers.ts'
import { hireColleague } from '#tests/support/drivers/office/colleagues.ts'
import { purgeEverythingExpired } from '#tests/support/drivers/customers/purge-everything.ts'
import { shopOf } from '#tests/support/fixtures/sold-trade.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { findReview, findShownReviews } from './find-reviews.ts'
import { publishReview, rejectReview, replyToReview } from './moderate-review.ts'
import { findAskedReview, withdrawReview, writeReview } from './write-review.ts'

const DAY = 24 * 60 * 60_000
const clock = movableClock(new Date('2026-11-15T09:00:00Z'))
const engines = useEngines({ stocked: true, now: clock.now })
const germany = shopOf('de')

const write = (token: string, stars = '5', text = 'Alles bestens', name = '') =>
  writeReview(engines(), germany, token, { stars, text, name })

const numberOf = async (tradeId: string): Promise<number> => {
  const row = await engines()
    .db.selectFrom('reviews')
    .select('number')
    .where('trade_id', '=', tradeId)
    .executeTakeFirst()
  return row!.number
}

const seenNow = async (number: number) => {
  const review = await findReview(engines(), number)
  return { number, changedAt: review!.changedAt.getTime() }
}

const agentOf = () => hireColleague(engines(), `agent-${crypto.randomUUID()}`, 'agent')

/** A review that was read and shown. */
async function published(stars: number, text = ''): Promise<{ token: string; number: number }> {
  const { trade, token } = await askedSeller(engines())
  await write(token, String(stars), text)
  const number = await numberOf(trade.id)
  await publishReview(engines(), await agentOf(), await seenNow(number))
  return { token, number }
}

beforeEach(async () => {
  await sql`delete from reviews`.execute(engines().db)
})

test('a review is written by its link only, read before others read it, and changed until sixty days are over', async () => {
  const { trade, token } = await askedSeller(engines())
  expect(await write('made-up')).toEqual({ ok: false, reason: 'no-such-link' })
  expect(await findAskedReview(engines(), shopOf('at'), token)).toBeUndefined()
  expect(await write(token, '4', '  Gut.\r\n', ' Kim  K. ')).toEqual({ ok: true })
  const asked = await findAskedReview(engines(), germany, token)
  expect(asked).toMatchObject({ category: 'iphone', isOver: false })
  expect(asked!.review).toMatchObject({ stars: 4, text: 'Gut.', name: 'Kim K.', status: 'waiting' })

  const number = await numberOf(trade.id)
  await publishReview(engines(), await agentOf(), await seenNow(number))
  clock.moveBy(59 * DAY)
  expect(await write(token, '2', 'Doch nicht.')).toEqual({ ok: true })
  expect(await findReview(engines(), number)).toMatchObject({ stars: 2, status: 'waiting', decidedBy: null })

  clock.moveBy(DAY)
  expect(await write(token)).toEqual({ ok: false, reason: 'too-late' })
  expect(await withdrawReview(engines(), germany, token)).toEqual({ ok: true })
  expect((await findAskedReview(engines(), germany, token))!.review).toBeUndefined()
})

test.each([
  [{ stars: '0', text: '', name: '' }, { stars: 'missing' }],
  [{ stars: '6', text: '', name: '' }, { stars: 'missing' }],
  [
    { stars: '', text: 'x'.repeat(1_001), name: 'x'.repeat(31) },
    { stars: 'missing', text: 'too-long', name: 'too-long' },
  ],
])('what is not right is refused', async (form, problems) => {
  const { token } = await askedSeller(engines())

  expect(await writeReview(engines(), germany, token, form)).toEqual({ ok: false, reason: 'invalid', problems })
})

test('the seal counts every published star, the bad ones too, and nothing else', async () => {
  for (const stars of [5, 5, 1, 2]) await published(stars)
  const { token } = await askedSeller(engines())
  await write(token, '1', 'Noch nicht gelesen')
  expect(await findShownReviews(engines(), germany)).toBeUndefined()

  await published(4, 'Solide.')
  const shown = await findShownReviews(engines(), germany)
  expect(shown!.seal).toEqual({ average: 3.4, count: 5 })
  expect(shown!.newest.map(({ text }) => text)).toEqual(['Solide.'])
  expect(await findShownReviews(engines(), shopOf('at'))).toBeUndefined()
})

test('reviews older than two years count no more, and are forgotten', async () => {
  for (const stars of [5, 5, 5, 5, 1]) await published(stars)
  clock.moveBy(732 * DAY)
  expect(await findShownReviews(engines(), germany)).toBeUndefined()
  await purgeEverythingExpired(engines())

  expect(await engines().db.selectFrom('reviews').select('id').execute()).toEqual([])
})

test('a review is rejected for a reason of the list only, and every decision is on record', async () => {
  const { trade, token } = await askedSeller(engines())
  await write(token, '1', 'Nie wieder, ihr Halunken!')
  const number = await numberOf(trade.id)
  const agent = await agentOf()
  const seen = await seenNow(number)
  expect(await rejectReview(engines(), agent, seen, 'too-bad')).toEqual({ ok: false, reason: 'reason-missing' })
  expect(await rejectReview(engines(), agent, seen, 'insult')).toEqual({ ok: true })
  expect(await replyToReview(engines(), agent, seen, 'x'.repeat(1_001))).toMatchObject({ reason: 'reply-too-long' })
  expect(await replyToReview(engines(), agent, seen, 'Das tut uns leid.')).toEqual({ ok: true })
  expect(await findReview(engines(), number)).toMatchObject({
    status: 'rejected',
    reason: 'insult',
    decidedBy: agent.username,
  })

  const { rows } = await sql<{ action: string; after: object }>`
    select action, after from audit_entries where subject = ${`review ${number}`} order by at, id`.execute(engines().db)
  expect(rows).toEqual([
    { action: 'review.reject', after: { status: 'rejected', reason: 'insult' } },
    { action: 'review.reply', after: { hasReply: true } },
  ])
})

test('nobody decides about words that he has not read, or without being allowed to', async () => {
  const { trade, token } = await askedSeller(engines())
  await write(token, '3', 'Ging so.')
  const number = await numberOf(trade.id)
  const seen = await seenNow(number)
  clock.moveBy(1_000)
  await write(token, '3', 'Ging gar nicht.')
  expect(await publishReview(engines(), await agentOf(), seen)).toEqual({ ok: false, reason: 'changed-meanwhile' })

  const warehouse = await hireColleague(engines(), `warehouse-${crypto.randomUUID()}`, 'warehouse')
  const now = await seenNow(number)
  expect(await publishReview(engines(), warehouse, now)).toEqual({ ok: false, reason: 'not-yours-to-do' })
  await withdrawReview(engines(), germany, token)
  expect(await publishReview(engines(), await agentOf(), now)).toEqual({ ok: false, reason: 'no-such-review' })
})

test('every process hears when what is shown has changed', async () => {
  const heard: string[] = []
  const stop = engines().announcements.onAnnouncement((topic) => heard.push(topic))
  const { token } = await published(5, 'Gut')
  await expect.poll(() => heard).toEqual(['reviews'])
  await write(token, '4', 'Besser gesagt')
  await expect.poll(() => heard).toEqual(['reviews', 'reviews'])
  // Nobody could see it any more.
  await withdrawReview(engines(), germany, token)
  await published(5)
  await expect.poll(() => heard).toEqual(['reviews', 'reviews', 'reviews'])
  stop()
})
