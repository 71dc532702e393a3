import { createHash, randomBytes } from 'node:crypto'
import { collectsReviews } from '#domain/reviews/review.ts'
import { closedStates, type ItemState } from '#domain/trades/lifecycle/trade-status.ts'
import { newId } from '#shop/ids.ts'
import { timeLimitsOf } from '#shop/time-limits.ts'
import { opinionsIn } from './opinions-abroad.ts'
import type { Opinion } from './demo-opinions.ts'
import type { Row, Rows } from '#demo/insert-rows.ts'
import { likelyMoment } from '#demo/trades/likely-moment.ts'
import type { DemoContext, NumberedTrade } from '#demo/trades/trade-rows.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

const isClosed = (state: ItemState): boolean => (closedStates as readonly ItemState[]).includes(state)

/** When the letter that asks went out, if it did. */
function askedAt({ shop, items }: NumberedTrade): Date | undefined {
  const paid = items.filter(({ life }) => life.state === 'PAID').map(({ life }) => life.since.getTime())
  if (paid.length === 0 || !collectsReviews(shop) || !items.every(({ life }) => isClosed(life.state))) return undefined
  return new Date(Math.max(...paid) + timeLimitsOf(shop.country).reviewRequest * DAY)
}

type Asked = { trade: NumberedTrade; at: Date }

/** One opinion each, in the language of the country; where more could speak than there are opinions, every so manieth does. */
function saidIn(asked: readonly Asked[]): (Asked & { opinion: Opinion })[] {
  const opinions = asked[0] ? opinionsIn(asked[0].trade.shop.country.locale) : []
  const newestFirst = asked.toSorted((one, other) => other.at.getTime() - one.at.getTime())
  const stride = Math.max(1, newestFirst.length / opinions.length)
  return opinions.flatMap((opinion, index) => {
    const each = newestFirst[Math.floor(index * stride)]
    return each ? [{ ...each, opinion }] : []
  })
}

/** What sellers said about paid sales, over the whole time in which they can have been asked. */
export function demoReviews(trades: readonly NumberedTrade[], { now }: DemoContext): Rows {
  const asked = trades.flatMap((trade): Asked[] => {
    const at = askedAt(trade)
    return at && at.getTime() + DAY < now.getTime() ? [{ trade, at }] : []
  })
  const said = Object.values(Object.groupBy(asked, ({ trade }) => trade.shop.country.code)).flatMap(saidIn)

  return {
    review_consents: said.map(({ trade }) => ({
      id: newId(trade.createdAt),
      trade_id: trade.id,
      at: trade.createdAt,
      given: true,
      wording: 'Demo',
      source: 'thank-you',
    })),
    review_requests: said.map(({ trade, at }) => ({
      trade_id: trade.id,
      asked_at: at,
      // Nobody knows the word that opens it.
      token_hash: createHash('sha256').update(randomBytes(32)).digest('base64url'),
      category: categoryOf(trade),
    })),
    reviews: said.map((each, index) => reviewRow(each, index, now)),
  }
}

const categoryOf = ({ items }: NumberedTrade): string =>
  items.find(({ life }) => life.state === 'PAID')!.device.categoryCode

/** How many hours somebody takes before he writes: few enough that it is done within the day after the letter. */
const hesitation = [1.2, 3.6, 0.4, 8.1, 2.3, 10.7, 5.9, 0.8, 6.5, 4.2]

/** When it was written, by day, and when a colleague read it: the same day or the next that he works, if that has come. */
function momentsOf(at: Date, index: number, now: Date): { written: Date; decided: Date } {
  const hours = hesitation[index % hesitation.length]! + (index % 7) / 20
  const written = likelyMoment('seller', new Date(at.getTime() + hours * HOUR))
  const read = likelyMoment('agent', new Date(written.getTime() + HOUR))
  return { written, decided: read < now ? read : written }
}

function reviewRow(
  { trade, at, opinion }: { trade: NumberedTrade; at: Date; opinion: Opinion },
  index: number,
  now: Date,
): Row {
  const { stars, text = '', name = '', status = 'published', reason = null, reply = '' } = opinion
  const { written: writtenAt, decided } = momentsOf(at, index, now)
  const isDecided = status !== 'waiting'
  return {
    id: newId(writtenAt),
    trade_id: trade.id,
    country: trade.shop.country.code,
    category: categoryOf(trade),
    stars,
    text,
    name,
    written_at: writtenAt,
    changed_at: writtenAt,
    status,
    reason,
    decided_at: isDecided ? decided : null,
    decided_by: isDecided ? 'agent' : null,
    reply,
  }
}
