import { takeItemWithin, type TakeResult } from '#domain/inspection/take-item.ts'
import { undoIfRefused } from '#domain/inspection/undo-if-refused.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import { asColleague } from '#domain/trades/lifecycle/actor.ts'
import { findTrade } from '#domain/trades/find-trade.ts'
import { moveItemsWithin, type MoveRefusal } from '#domain/trades/lifecycle/move-items.ts'
import type { ItemState } from '#domain/trades/lifecycle/trade-status.ts'
import type { ItemEvent } from '#domain/trades/lifecycle/transitions.ts'
import type { TradeItem } from '#domain/trades/trade.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import { manyLines } from '#shop/forms/typed-text.ts'
import { isId } from '#shop/ids.ts'
import type { Storefronts } from '#shop/shop.ts'
import { isOpen, isOverdue, MAX_CASE_TEXT_LENGTH, resultOf, type Case, type CaseResult } from './case.ts'
import { changeCase, lockCase } from './case-store.ts'
import { record } from './record-step.ts'
import type { CaseRefusal } from './update-case.ts'
import { postCaseLetter } from './letters/write-to-seller.ts'

export type CloseRefusal =
  | CaseRefusal
  | MoveRefusal
  | 'no-such-result'
  | 'no-such-trade'
  /** What nobody asked for is thrown away only after its time. */
  | 'clock-running'
  /** Its device is not yet where the result says. */
  | 'not-settled'
  /** Several devices could be meant. */
  | 'item-missing'

export type CloseResult = { ok: true } | { ok: false; reason: CloseRefusal } | Exclude<TakeResult, { ok: true }>

type Needs = Pick<Engines, 'db' | 'mail' | 'vault' | 'now'>

type Refused = Exclude<CloseResult, { ok: true }>

const refused = (reason: CloseRefusal): Refused => ({ ok: false, reason })

type Closing = { colleague: Colleague; result: CaseResult; reason: string; key?: string }

/** Ends a case with a result that fits it, and does to the device what the result says. */
export async function closeCase(
  engines: Needs,
  storefronts: Storefronts,
  colleague: Colleague,
  number: number,
  asked: { result: string; reason: string; key: string },
): Promise<CloseResult> {
  return undoIfRefused(engines.db, async (tx): Promise<CloseResult> => {
    const found = await lockCase(tx, number)
    if (!found) return { ok: false, reason: 'no-such-case' }
    if (!isOpen(found)) return { ok: false, reason: 'already-closed' }
    const result = resultOf(found.kind, asked.result)
    if (!result) return { ok: false, reason: 'no-such-result' }
    if (!may(colleague, 'cases.change') || !may(colleague, result.needs))
      return { ok: false, reason: 'not-yours-to-do' }
    const reason = manyLines(asked.reason).slice(0, MAX_CASE_TEXT_LENGTH)
    if (result.isReasoned && reason === '') return { ok: false, reason: 'reason-missing' }

    const closing = { colleague, result: result.name, reason, ...(isId(asked.key) && { key: asked.key }) }
    const refusal = await carryOut(tx, engines, storefronts, found, closing)
    if (refusal) return refusal
    await writeClosing(tx, engines.now(), found, closing)
    return { ok: true }
  })
}

async function writeClosing(tx: Transaction, now: Date, found: Case, { colleague, result, reason }: Closing) {
  await changeCase(tx, found.id, { state: 'closed', result, closedAt: now })
  const step = { before: { state: found.state }, after: { state: 'closed', result } }
  // The name of the result comes first, and is told in words; what follows was typed.
  await record(tx, colleague, found, { event: 'closed', text: [result, reason].join('\n').trim(), ...step }, now)
}

async function carryOut(
  tx: Transaction,
  engines: Needs,
  storefronts: Storefronts,
  found: Case,
  closing: Closing,
): Promise<Refused | undefined> {
  const { kind } = found
  if (kind === 'parcel-without-order') return endParcel(tx, engines, storefronts, found, closing)
  const trade = await findTrade(tx, found.tradeId!)
  const items = trade!.items.filter(({ id }) => found.itemId === null || id === found.itemId)
  if (kind === 'other-model' || kind === 'one-too-many') return unlessSettled(found, items, closing)
  if (kind === 'damaged-in-transit') return undefined
  // Which of them is meant nobody knows: a device that is held for another reason stays held.
  if (found.itemId === null && items.filter(({ status }) => status === 'SUSPENDED').length > 1)
    return refused('item-missing')
  return moveSuspended(tx, engines, storefronts, { tradeId: trade!.id, items }, closing)
}

async function endParcel(
  tx: Transaction,
  engines: Needs,
  storefronts: Storefronts,
  found: Case,
  { result }: Closing,
): Promise<Refused | undefined> {
  // Attaching closes it by itself.
  if (result === 'attached') return refused('no-such-result')
  if (result === 'disposed' && !isOverdue(found, engines.now())) return refused('clock-running')
  const kind = result === 'disposed' ? 'parcel-disposed' : 'parcel-sent-back'
  await postCaseLetter(tx, engines, storefronts, found, kind)
  return undefined
}

/** Where a device has to be before a case says so. Its seller decides, not the case. */
const settled: Partial<Record<CaseResult, ReadonlySet<ItemState>>> = {
  bought: new Set<ItemState>(['ACCEPTED', 'PAYOUT_PENDING', 'PAYOUT_FAILED', 'PAID']),
  returned: new Set<ItemState>(['RETURN_PENDING', 'RETURNED']),
  recycled: new Set<ItemState>(['RECYCLED']),
}

function unlessSettled(
  { itemId }: Case,
  items: readonly TradeItem[],
  { result, reason }: Closing,
): Refused | undefined {
  // What has become an item is decided by its seller.
  if (result === 'announced' && itemId !== null) return refused('not-settled')
  const states = settled[result]
  if (!states) return undefined
  // What never became an item was packed by hand: somebody says so.
  if (itemId === null) return result === 'returned' && reason !== '' ? undefined : refused('not-settled')
  return items.every(({ status }) => states.has(status)) ? undefined : refused('not-settled')
}

/** What each result does to a device that is held, or shall be. */
const moves: Partial<Record<CaseResult, ItemEvent>> = {
  cleared: 'cleared',
  shown: 'cleared',
  'not-needed': 'cleared',
  returned: 'reject',
}

type OfTrade = { tradeId: string; items: readonly TradeItem[] }

async function moveSuspended(
  tx: Transaction,
  engines: Needs,
  storefronts: Storefronts,
  { tradeId, items }: OfTrade,
  closing: Closing,
): Promise<Refused | undefined> {
  const { colleague, result, reason, key } = closing
  if (result === 'suspended') return suspend(tx, engines, storefronts, { tradeId, items }, closing)
  const held = items.filter(({ status }) => status === 'SUSPENDED')
  const isGoingBack = held.length > 0 || items.some(({ status }) => settled.returned!.has(status))
  if (result === 'returned' && !isGoingBack) return refused('not-settled')
  const event = moves[result]
  if (event === undefined || held.length === 0) return undefined
  const moved = await moveItemsWithin(tx, engines, storefronts, {
    tradeId,
    itemIds: held.map(({ id }) => id),
    event,
    actor: asColleague(colleague),
    reason,
    ...(key !== undefined && { key }),
    ...(event === 'reject' && { facts: { cause: 'rejected' } }),
  })
  return moved.ok ? undefined : moved
}

/** Holds what waits for its inspection. Whoever has it on the bench is not passed over: it is taken first, as on the bench. */
async function suspend(
  tx: Transaction,
  engines: Needs,
  storefronts: Storefronts,
  { tradeId, items }: OfTrade,
  { colleague, reason, key }: Closing,
): Promise<Refused | undefined> {
  const waiting = items.filter(({ status }) => status === 'RECEIVED' || status === 'IN_INSPECTION')
  if (waiting.length === 0)
    return items.some(({ status }) => status === 'SUSPENDED') ? undefined : refused('not-settled')
  for (const { id } of waiting) {
    const taken = await takeItemWithin(tx, engines, storefronts, colleague, id)
    if (!taken.ok) return taken
  }
  const moved = await moveItemsWithin(tx, engines, storefronts, {
    tradeId,
    itemIds: waiting.map(({ id }) => id),
    event: 'suspicious',
    actor: asColleague(colleague),
    reason,
    ...(key !== undefined && { key }),
  })
  return moved.ok ? undefined : moved
}
