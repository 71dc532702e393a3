import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import type { Country } from '#shop/countries/country.ts'
import type { Storefronts } from '#shop/shop.ts'
import { timersOf } from './item-timers.ts'
import {
  lockDueTrade,
  lockTradeToRemind,
  markReminded,
  tradeOfItems,
  type DueItem,
} from '#domain/trades/lifecycle/lifecycle-store.ts'
import type { LetterFacts, LifecycleLetterKind, ReturnCause } from '#domain/trades/letters/lifecycle-letter.ts'
import { moveItemsWithin } from '#domain/trades/lifecycle/move-items.ts'
import { postLifecycleLetter } from '#domain/trades/lifecycle/post-lifecycle-letter.ts'
import type { ItemState } from '#domain/trades/lifecycle/trade-status.ts'

/** Called every minute; see `runTimers`. */
export const RUN_TIMERS = 'run-timers'

type Needs = Pick<Engines, 'db' | 'mail' | 'vault' | 'now'>

/** Where a seller acts, as rooms above know it; handed in, because rooms never look up. */
export type SellerLinks = {
  clarification?: (
    tx: Transaction,
    country: Country,
    item: { id: string; tradeNumber: number },
  ) => Promise<string | undefined>
}

/** More in one go would keep a worker busy for too long; the next minute goes on. */
const MAX_TRADES = 500

const DAY = 24 * 60 * 60_000

/**
 * Moves on what has waited too long and reminds sellers. Every trade is a transaction of its own that skips what others
 * hold: however many processes run this at once, everything happens once. Tells how many trades were touched.
 */
export async function runTimers(engines: Needs, storefronts: Storefronts, links: SellerLinks = {}): Promise<number> {
  const { db } = engines
  let done = 0
  for (const turnOne of [expireOne, remindOne]) {
    while (done < MAX_TRADES && (await db.transaction().execute((tx) => turnOne(tx, engines, storefronts, links))))
      done += 1
  }
  return done
}

const causes: Partial<Record<ItemState, ReturnCause>> = { CLARIFICATION: 'no-answer', LOCKED: 'still-locked' }

/** Items of one trade in one state together: one letter tells of all. */
const ofOneState = (items: readonly DueItem[]): DueItem[] => items.filter(({ status }) => status === items[0]!.status)

async function expireOne(tx: Transaction, engines: Needs, storefronts: Storefronts): Promise<boolean> {
  const due = await lockDueTrade(tx, engines.now())
  if (due.length === 0) return false
  const items = ofOneState(due)
  const { tradeId, status } = items[0]!
  const cause = causes[status]
  const result = await moveItemsWithin(tx, engines, storefronts, {
    tradeId,
    itemIds: items.map(({ id }) => id),
    event: 'timeout',
    actor: { kind: 'clock' },
    ...(cause && { facts: { cause } }),
  })
  if (!result.ok) throw new Error(`The clock could not move ${status} of ${tradeId}: ${result.reason}`)
  return true
}

const reminders: Partial<Record<ItemState, LifecycleLetterKind>> = {
  EXPECTED: 'reminder-parcel',
  CLARIFICATION: 'reminder-clarification',
  LOCKED: 'reminder-lock',
}

async function remindOne(
  tx: Transaction,
  engines: Needs,
  storefronts: Storefronts,
  links: SellerLinks,
): Promise<boolean> {
  const now = engines.now()
  const waiting = await lockTradeToRemind(tx, now)
  if (waiting.length === 0) return false
  const items = ofOneState(waiting)
  const { tradeId, status, statusSince, reminded, lock } = items[0]!
  const { country: code, number } = await tradeOfItems(tx, tradeId)
  const country = storefronts.countries[code]
  const { dueAt, remindAt } = timersOf(country, status, statusSince, reminded + 1)
  const itemIds = items.map(({ id }) => id)
  await markReminded(tx, itemIds, { remindAt, reminded: reminded + 1 })
  const letter = reminders[status]
  if (letter === undefined) return true

  // The page of the trade names all questions; a single one has a page of its own.
  const isOneQuestion = status === 'CLARIFICATION' && items.length === 1
  const url = isOneQuestion && (await links.clarification?.(tx, country, { id: items[0]!.id, tradeNumber: number }))
  const facts: LetterFacts = {
    ...(dueAt && { daysLeft: Math.ceil((dueAt.getTime() - now.getTime()) / DAY) }),
    ...(url && { url }),
    ...(lock && { lock }),
  }
  await postLifecycleLetter(tx, engines, storefronts, { tradeId, itemIds, facts }, { letter })
  return true
}
