import { closedStates, itemStates } from '#domain/trades/lifecycle/trade-status.ts'
import type { Engines } from '#engines/engines.ts'
import type { ReportQuery } from './report-query.ts'
import {
  countAnswers,
  countByDay,
  countReached,
  countRevaluations,
  daysToPay,
  paidByCategory,
  paidByCountry,
  waitingItems,
} from './report-store.ts'

/** One step on the way from an offer to the money. */
export type FunnelStep = { step: 'offers' | 'trades' | 'received' | 'accepted' | 'paid'; count: number; share: number }

const openStates = itemStates.filter((state) => !(closedStates as readonly string[]).includes(state))

const DAY = 24 * 60 * 60_000

/** Everything on the board, at once. */
export async function findReports({ db, now: clock }: Pick<Engines, 'db' | 'now'>, question: ReportQuery) {
  const [days, reached, revaluation, payment, answers, byCategory, byCountry, waiting] = await Promise.all([
    countByDay(db, question),
    countReached(db, question),
    countRevaluations(db, question),
    daysToPay(db, question),
    countAnswers(db, question),
    paidByCategory(db, question),
    paidByCountry(db, question),
    waitingItems(db, question, openStates),
  ])
  const now = clock().getTime()
  const offers = days.reduce((sum, day) => sum + day.offers, 0)
  const trades = days.reduce((sum, day) => sum + day.trades, 0)
  return {
    days,
    funnel: funnelOf({ offers, trades, ...reached }),
    revaluation,
    payment,
    answers,
    byCategory,
    byCountry,
    waiting: waiting.map(({ status, count, oldest, median }) => ({
      status,
      count,
      oldestDays: (now - oldest.getTime()) / DAY,
      medianDays: (now - median.getTime()) / DAY,
    })),
  }
}

export type Reports = Awaited<ReturnType<typeof findReports>>

/** The share is that of the step before: trades of offers, payouts of what was accepted. */
function funnelOf(counts: Record<FunnelStep['step'], number>): FunnelStep[] {
  const steps = ['offers', 'trades', 'received', 'accepted', 'paid'] as const
  return steps.map((step, index) => {
    const before = index === 0 ? counts[step] : counts[steps[index - 1]!]
    return { step, count: counts[step], share: before === 0 ? 0 : counts[step] / before }
  })
}
