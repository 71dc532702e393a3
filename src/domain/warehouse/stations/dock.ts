import { asColleague } from '#domain/trades/lifecycle/actor.ts'
import { findTrade, findTradeByNumber } from '#domain/trades/find-trade.ts'
import { lockTrade, moveItemsWithin } from '#domain/trades/lifecycle/move-items.ts'
import { searchTrades, type TradeHit } from '#domain/trades/lists/search-trades.ts'
import type { Trade, TradeItem } from '#domain/trades/trade.ts'
import { formatTradeNumber, itemReference } from '#domain/trades/trade-number.ts'
import type { Code } from '#domain/warehouse/scans/read-code.ts'
import { newId } from '#shop/ids.ts'
import { isReceivable } from '#domain/warehouse/receive-parcel.ts'
import type { AtStation, Done } from './at-station.ts'
import {
  addItem,
  currentWork,
  deleteWork,
  makeCurrent,
  workOnTrade,
  writeWork,
  type Work,
} from './station-work-store.ts'

/**
 * A parcel is opened by scanning it. The same code once more says that everything is there; a code of a device says so
 * of that one. Any other parcel is opened instead, and the first one stays unfinished and listed.
 */
export async function scanAtDock(scan: AtStation): Promise<Done> {
  const { tx, colleague, code } = scan
  const current = await currentWork(tx, 'dock', colleague.id)
  if (code.kind === 'command') return commandAtDock(scan, current)
  if (code.kind === 'place') return { outcome: 'no-place-here' }

  const hits = (await searchTrades({ db: tx }, code.text)).filter((hit) => isMeant(code, hit))
  if (hits.length === 0) return { outcome: 'unknown' }
  const [hit] = hits
  if (new Set(hits.map(({ number }) => number)).size > 1) return { outcome: 'several', facts: { count: hits.length } }
  const trade = (await findTradeByNumber({ db: tx }, hit!.number))!
  const item = hit!.position === null ? undefined : trade.items[hit!.position]
  if (!(item ? isReceivable(item) : trade.items.some(isReceivable)))
    return { outcome: 'nothing-expected', facts: { number: formatTradeNumber(trade.number) } }

  const isOpen = current?.tradeId === trade.id
  if (item) return itemIsThere(scan, trade, item, current)
  const isOnTheBox = code.kind === 'trade' || hit!.byParcel
  // What waited for a connection since before the parcel was opened does not confirm it.
  const isAgain = isOpen && isOnTheBox && scan.at >= current.startedAt
  return isAgain ? everythingIsThere(scan, trade, current) : open(scan, trade, current)
}

/** A number of ours, or one that stands on the box or in the device; a name that begins like that is not meant. */
export const isMeant = (code: Code, { position, byParcel }: TradeHit): boolean =>
  code.kind !== 'other' || position !== null || byParcel

async function commandAtDock(scan: AtStation, current: Work | undefined): Promise<Done> {
  const { tx, colleague, code } = scan
  const command = code.kind === 'command' ? code.command : undefined
  if (command !== 'all-here' && command !== 'next') return { outcome: 'no-command-here' }
  const trade = current?.tradeId ? await findTrade(tx, current.tradeId) : undefined
  if (!current || !trade) return { outcome: 'nothing-open' }
  if (command === 'all-here') return everythingIsThere(scan, trade, current)
  await makeCurrent(tx, { station: 'dock', staffId: colleague.id }, null)
  return { outcome: 'left', facts: { number: formatTradeNumber(trade.number) } }
}

/** Takes a parcel in hands; whoever had begun with it before is relieved of it. */
async function takeInHands({ tx, engines, colleague, at }: AtStation, trade: Trade, current: Work | undefined) {
  await lockTrade(tx, trade.id)
  const known = await workOnTrade(tx, 'dock', trade.id)
  const begun = { id: newId(engines.now()), staffId: colleague.id, tradeId: trade.id, startedAt: at }
  if (!known) await writeWork(tx, 'dock', begun)
  const { id } = known ?? (await workOnTrade(tx, 'dock', trade.id))!
  await makeCurrent(tx, { station: 'dock', staffId: colleague.id }, id)
  const undo = { kind: 'opened', workId: id, isNew: !known, before: current?.id ?? null } as const
  return { id, itemIds: known?.itemIds ?? [], undo }
}

async function open(scan: AtStation, trade: Trade, current: Work | undefined): Promise<Done> {
  const { undo } = await takeInHands(scan, trade, current)
  const count = trade.items.filter(isReceivable).length
  return { outcome: 'opened', facts: { number: formatTradeNumber(trade.number), count }, undo }
}

async function itemIsThere(scan: AtStation, trade: Trade, item: TradeItem, current: Work | undefined): Promise<Done> {
  const isOpen = current?.tradeId === trade.id
  const { id, itemIds } = isOpen ? current : await takeInHands(scan, trade, current)
  const there = new Set([...itemIds, item.id])
  const left = trade.items.filter((each) => isReceivable(each) && !there.has(each.id)).length
  if (left === 0) return everythingIsThere(scan, trade, { id, itemIds })
  await addItem(scan.tx, id, item.id)
  const facts = { reference: itemReference(trade.number, item.position), device: item.offer.deviceName, left }
  const isNews = !itemIds.includes(item.id)
  return { outcome: 'present', facts, ...(isNews && { undo: { kind: 'scanned', workId: id, itemId: item.id } }) }
}

async function everythingIsThere(
  { tx, engines, storefronts, colleague, key, at }: AtStation,
  trade: Trade,
  { id, itemIds: scanned }: Pick<Work, 'id' | 'itemIds'>,
): Promise<Done> {
  const items = trade.items.filter(isReceivable)
  const itemIds = items.map((item) => item.id)
  const actor = asColleague(colleague)
  const move = { tradeId: trade.id, itemIds, event: 'receive', actor, key, seenAt: at } as const
  const moved = await moveItemsWithin(tx, engines, storefronts, move)
  if (!moved.ok) return { outcome: 'refused', facts: { reason: moved.reason } }
  await deleteWork(tx, id)
  const facts = { number: formatTradeNumber(trade.number), count: itemIds.length }
  const before = items.map(({ id: itemId, status, isLate }) => ({ itemId, status, isLate }))
  return { outcome: 'received', facts, undo: { kind: 'received', workId: id, tradeId: trade.id, scanned, before } }
}
