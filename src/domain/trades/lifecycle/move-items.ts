import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import type { Attachment, Letter } from '#engines/mail/letter.ts'
import { newId } from '#shop/ids.ts'
import type { Cents } from '#shop/money/money.ts'
import type { Storefronts } from '#shop/shop.ts'
import { actorName, mayMove, type Actor } from './actor.ts'
import { timersOf } from './timers/item-timers.ts'
import type { LetterFacts } from '#domain/trades/letters/lifecycle-letter.ts'
import { factsOf } from '#domain/trades/letters/usual-facts.ts'
import {
  lockItems,
  moveItem,
  rememberPayout,
  tradeOfItems,
  type LockedItem,
  type SoldOffer,
} from './lifecycle-store.ts'
import { postLifecycleLetter } from './post-lifecycle-letter.ts'
import type { ItemState } from './trade-status.ts'
import { transitionFrom, type ItemEvent, type Transition } from './transitions.ts'
import { writeEvents } from '#domain/trades/trade-store.ts'

/** Something happens to one or more devices of one trade: to all of them or to none. */
export type Move = {
  tradeId: string
  itemIds: readonly string[]
  event: ItemEvent
  actor: Actor
  reason?: string
  /** Numbers of photos, tracking numbers, references of a bank. */
  evidence?: readonly string[]
  /** A second colleague, where one is not enough. */
  witness?: Pick<Colleague, 'id' | 'username'>
  /** The same key moves once, however often it is sent. */
  key?: string
  /** What the letter says besides the trade. */
  facts?: LetterFacts
  /** Another letter than the usual one, or none. */
  letter?: 'none' | Omit<Letter, 'to' | 'kind'>
  attachments?: Attachment[]
  /** When it was really seen, if that was not now. */
  seenAt?: Date
  /** By item: what it is worth now. */
  finalCents?: ReadonlyMap<string, Cents>
  /** By item: the offer for what it really is, if another device was announced. */
  becomes?: ReadonlyMap<string, SoldOffer>
}

export type MoveRefusal =
  | 'no-such-item'
  | 'not-from-here'
  | 'not-yours-to-do'
  | 'reason-missing'
  | 'evidence-missing'
  | 'witness-missing'
  | 'key-used-otherwise'

export type MoveResult = { ok: true; repeated: boolean } | { ok: false; reason: MoveRefusal }

type Needs = Pick<Engines, 'db' | 'mail' | 'vault' | 'now'>

export const moveItems = (engines: Needs, storefronts: Storefronts, move: Move): Promise<MoveResult> =>
  engines.db.transaction().execute((tx) => moveItemsWithin(tx, engines, storefronts, move))

/** Whoever writes something about a trade before he moves it holds it first, so that nobody waits for the other in turn. */
export async function lockTrade(tx: Transaction, tradeId: string): Promise<void> {
  await lockItems(tx, { tradeId, itemIds: [] })
}

/** A refusal has written nothing. Until the transaction ends nobody else moves these items. */
export async function moveItemsWithin(
  tx: Transaction,
  engines: Needs,
  storefronts: Storefronts,
  move: Move,
): Promise<MoveResult> {
  const items = await lockItems(tx, move)
  if (items.length === 0 || items.length !== new Set(move.itemIds).size) return { ok: false, reason: 'no-such-item' }
  const earlier = items.map(({ eventUnderKey }) => eventUnderKey).filter((event) => event !== null)
  if (earlier.length > 0) return sameAgain(earlier, items.length, move.event)

  const steps = items.map((item) => ({ item, step: transitionFrom(item.status, move.event) }))
  const known = steps.filter((each): each is Step => each.step !== undefined)
  if (known.length !== steps.length) return { ok: false, reason: 'not-from-here' }
  const refusal = known.map(({ step }) => refusalOf(step, move)).find((reason) => reason !== undefined)
  if (refusal) return { ok: false, reason: refusal }

  await write(tx, engines, storefronts, move, known)
  return { ok: true, repeated: false }
}

/** Nothing was seen of it before. Its price is kept if its first sign of life came in time. */
const awaited: ReadonlySet<ItemState> = new Set(['EXPECTED', 'EXPIRED'])

type Step = { item: LockedItem; step: Transition }

const sameAgain = (earlier: readonly string[], asked: number, event: ItemEvent): MoveResult =>
  earlier.length === asked && earlier.every((each) => each === event)
    ? { ok: true, repeated: true }
    : { ok: false, reason: 'key-used-otherwise' }

function refusalOf(step: Transition, { actor, reason = '', evidence = [], witness }: Move): MoveRefusal | undefined {
  if (!mayMove(step, actor)) return 'not-yours-to-do'
  const needs = step.needs ?? []
  if (needs.includes('reason') && reason.trim() === '') return 'reason-missing'
  if (needs.includes('evidence') && evidence.length === 0) return 'evidence-missing'
  const isAlone = witness === undefined || (actor.kind === 'colleague' && witness.id === actor.colleague.id)
  if (needs.includes('witness') && isAlone) return 'witness-missing'
  return undefined
}

async function write(
  tx: Transaction,
  engines: Needs,
  storefronts: Storefronts,
  move: Move,
  steps: readonly Step[],
): Promise<void> {
  const now = engines.now()
  const { tradeId, event, actor, reason = '', evidence = [], witness, key, finalCents, becomes } = move
  const trade = await tradeOfItems(tx, tradeId)
  const country = storefronts.countries[trade.country]
  for (const { item, step } of steps) {
    const timers = timersOf(country, step.to, now)
    const isLate = awaited.has(step.from) && step.to !== 'EXPIRED' && (move.seenAt ?? now) > trade.priceValidUntil
    const known = { finalCents: finalCents?.get(item.id), becomes: becomes?.get(item.id), lock: move.facts?.lock }
    await moveItem(tx, item.id, { to: step.to, now, ...timers, ...known, isLate })
  }
  await rememberPayout(tx, tradeId)
  const proof = witness ? [...evidence, `witness ${witness.username}`] : evidence
  await writeEvents(
    tx,
    steps.map(({ item, step }) => ({
      id: newId(now),
      tradeId,
      itemId: item.id,
      at: now,
      event,
      from: step.from,
      to: step.to,
      actor: actorName(actor),
      reason,
      evidence: proof,
      key: key ?? null,
    })),
  )
  if (actor.kind === 'colleague') {
    const before = Object.fromEntries(steps.map(({ item, step }) => [item.id, step.from]))
    const after = Object.fromEntries(steps.map(({ item, step }) => [item.id, step.to]))
    const change = { action: `item.${event}`, subject: `trade ${trade.number}`, before, after: { ...after, reason } }
    await writeAudit(tx, actor.colleague, change, now)
  }
  const facts = { ...factsOf(event), ...move.facts }
  await postLifecycleLetter(tx, engines, storefronts, { ...move, facts }, steps[0]!.step)
}
