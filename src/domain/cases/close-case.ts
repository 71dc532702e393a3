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

export type CloseResult = { ok: true } | { ok: false; reason: CloseRefusal }

type Needs = Pick<Engines, 'db' | 'mail' | 'vault' | 'now'>

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
    if (refusal) return { ok: false, reason: refusal }
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
): Promise<CloseRefusal | undefined> {
  const { kind } = found
  if (kind === 'parcel-without-order') return endParcel(tx, engines, storefronts, found, closing)
  const trade = await findTrade(tx, found.tradeId!)
  const items = trade!.items.filter(({ id }) => found.itemId === null || id === found.itemId)
  if (kind === 'other-model' || kind === 'one-too-many') return isSettled(found, items, closing)
  if (kind === 'damaged-in-transit') return undefined
  // Which of them is meant nobody knows: a device that is held for another reason stays held.
  if (found.itemId === null && items.filter(({ status }) => status === 'SUSPENDED').length > 1) return 'item-missing'
  return moveSuspended(tx, engines, storefronts, { tradeId: trade!.id, items }, closing)
}

async function endParcel(
  tx: Transaction,
  engines: Needs,
  storefronts: Storefronts,
  found: Case,
  { result }: Closing,
): Promise<CloseRefusal | undefined> {
  if (result === 'attached') return found.tradeId === null ? 'no-such-trade' : undefined
  if (result === 'disposed' && !isOverdue(found, engines.now())) return 'clock-running'
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

function isSettled(
  { itemId }: Case,
  items: readonly TradeItem[],
  { result, reason }: Closing,
): CloseRefusal | undefined {
  // What has become an item is decided by its seller.
  if (result === 'announced' && itemId !== null) return 'not-settled'
  const states = settled[result]
  if (!states) return undefined
  // What never became an item was packed by hand: somebody says so.
  if (itemId === null) return result === 'returned' && reason !== '' ? undefined : 'not-settled'
  return items.every(({ status }) => states.has(status)) ? undefined : 'not-settled'
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
  { colleague, result, reason, key }: Closing,
): Promise<CloseRefusal | undefined> {
  const step = { tradeId, actor: asColleague(colleague), reason }
  const once = key === undefined ? {} : { key }
  const move = async (event: ItemEvent, state: ItemState, more = {}): Promise<CloseRefusal | undefined> => {
    const itemIds = items.filter(({ status }) => status === state).map(({ id }) => id)
    if (itemIds.length === 0) return undefined
    const moved = await moveItemsWithin(tx, engines, storefronts, { ...step, itemIds, event, ...more })
    return moved.ok ? undefined : moved.reason
  }
  if (result === 'suspended') {
    const begun = await move('startInspection', 'RECEIVED')
    if (begun) return begun
    const ids = items.filter(({ status }) => status === 'RECEIVED' || status === 'IN_INSPECTION').map(({ id }) => id)
    if (ids.length === 0) return items.some(({ status }) => status === 'SUSPENDED') ? undefined : 'not-settled'
    const held = await moveItemsWithin(tx, engines, storefronts, {
      ...step,
      itemIds: ids,
      event: 'suspicious',
      ...once,
    })
    return held.ok ? undefined : held.reason
  }
  const isGoingBack = items.some(({ status }) => status === 'SUSPENDED' || settled.returned!.has(status))
  if (result === 'returned' && !isGoingBack) return 'not-settled'
  const event = moves[result]
  if (event === undefined) return undefined
  return move(event, 'SUSPENDED', { ...once, ...(event === 'reject' && { facts: { cause: 'rejected' } }) })
}
