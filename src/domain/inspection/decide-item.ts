import type { Colleague } from '#domain/staff/colleague.ts'
import { asColleague, mayMove } from '#domain/trades/lifecycle/actor.ts'
import type { LetterFacts } from '#domain/trades/letters/lifecycle-letter.ts'
import { moveItems, type MoveResult } from '#domain/trades/lifecycle/move-items.ts'
import type { Trade, TradeItem } from '#domain/trades/trade.ts'
import type { ItemState } from '#domain/trades/lifecycle/trade-status.ts'
import { eventsFrom, type Transition } from '#domain/trades/lifecycle/transitions.ts'
import type { Engines } from '#engines/engines.ts'
import { cents, type Cents } from '#shop/money/money.ts'
import type { Storefronts } from '#shop/shop.ts'
import { happenedBefore } from './inspection-store.ts'

/** What colleagues decide on the page of a trade. Everything else has a station of its own. */
export const officeActions = [
  'cancel',
  'found',
  'compensate',
  'close',
  'unlocked',
  'dispute',
  'cleared',
  'seize',
  'reject',
] as const

export type OfficeAction = (typeof officeActions)[number]

export const isOfficeAction = (text: string): text is OfficeAction =>
  (officeActions as readonly string[]).includes(text)

/** What this colleague may do with a device that is in this state. */
export const actionsFor = (colleague: Colleague, state: ItemState): { event: OfficeAction; needsReason: boolean }[] =>
  eventsFrom(state)
    .filter((step): step is Transition & { event: OfficeAction } => isOfficeAction(step.event))
    .filter((step) => mayMove(step, asColleague(colleague)))
    .map(({ event, needs }) => ({ event, needsReason: needs?.includes('reason') ?? false }))

export type Decision = {
  trade: Trade
  item: TradeItem
  action: OfficeAction
  reason: string
  paid?: Cents
  key: string
}

type Needs = Pick<Engines, 'db' | 'mail' | 'vault' | 'now'>

export async function decideItem(
  engines: Needs,
  storefronts: Storefronts,
  colleague: Colleague,
  { trade, item, action, reason, paid, key }: Decision,
): Promise<MoveResult> {
  // Nobody looks a third time.
  if (action === 'dispute' && item.status === 'CLARIFICATION' && (await happenedBefore(engines.db, item.id, 'dispute')))
    return { ok: false, reason: 'not-from-here' }
  return moveItems(engines, storefronts, {
    tradeId: trade.id,
    itemIds: [item.id],
    event: action,
    actor: asColleague(colleague),
    reason: reason.trim(),
    facts: factsOf(action, reason.trim()),
    // A carrier pays what was insured, which is what was promised at most.
    ...(action === 'compensate' && {
      finalCents: new Map([[item.id, cents(Math.min(paid ?? item.cents, item.cents))]]),
    }),
    key,
  })
}

/** Sellers read why, except where it is only for our own books. */
function factsOf(action: OfficeAction, reason: string): LetterFacts {
  const told = reason === '' ? {} : { reason }
  if (action === 'reject') return { cause: 'rejected', ...told }
  return action === 'close' || action === 'cancel' ? told : {}
}
