import type { Colleague } from '#domain/staff/colleague.ts'
import { asColleague, mayMove } from '#domain/trades/actor.ts'
import type { LetterFacts } from '#domain/trades/letters/lifecycle-letter.ts'
import { moveItems, type MoveResult } from '#domain/trades/move-items.ts'
import type { Trade, TradeItem } from '#domain/trades/trade.ts'
import type { ItemState } from '#domain/trades/trade-status.ts'
import { eventsFrom, type Transition } from '#domain/trades/transitions.ts'
import type { Engines } from '#engines/engines.ts'
import { cents, type Cents } from '#shop/money.ts'
import type { Storefronts } from '#shop/shop.ts'
import { happenedBefore } from './inspection-store.ts'

/** What colleagues decide on the page of a trade. Everything else has a station of its own. */
export const officeDeeds = [
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

export type OfficeDeed = (typeof officeDeeds)[number]

export const isOfficeDeed = (text: string): text is OfficeDeed => (officeDeeds as readonly string[]).includes(text)

/** What this colleague may do with a device that is in this state. */
export const deedsFor = (colleague: Colleague, state: ItemState): { event: OfficeDeed; needsReason: boolean }[] =>
  eventsFrom(state)
    .filter((step): step is Transition & { event: OfficeDeed } => isOfficeDeed(step.event))
    .filter((step) => mayMove(step, asColleague(colleague)))
    .map(({ event, needs }) => ({ event, needsReason: needs?.includes('reason') ?? false }))

export type Decision = { trade: Trade; item: TradeItem; deed: OfficeDeed; reason: string; paid?: Cents; key: string }

type Needs = Pick<Engines, 'db' | 'mail' | 'vault' | 'now'>

export async function decideItem(
  engines: Needs,
  storefronts: Storefronts,
  colleague: Colleague,
  { trade, item, deed, reason, paid, key }: Decision,
): Promise<MoveResult> {
  // Nobody looks a third time.
  if (deed === 'dispute' && item.status === 'CLARIFICATION' && (await happenedBefore(engines.db, item.id, 'dispute')))
    return { ok: false, reason: 'not-from-here' }
  return moveItems(engines, storefronts, {
    tradeId: trade.id,
    itemIds: [item.id],
    event: deed,
    actor: asColleague(colleague),
    reason: reason.trim(),
    facts: factsOf(deed, reason.trim()),
    // A carrier pays what was insured, which is what was promised at most.
    ...(deed === 'compensate' && { finalCents: new Map([[item.id, cents(Math.min(paid ?? item.cents, item.cents))]]) }),
    key,
  })
}

/** Sellers read why, except where it is only for our own books. */
function factsOf(deed: OfficeDeed, reason: string): LetterFacts {
  const told = reason === '' ? {} : { reason }
  if (deed === 'reject') return { cause: 'rejected', ...told }
  return deed === 'close' || deed === 'cancel' ? told : {}
}
