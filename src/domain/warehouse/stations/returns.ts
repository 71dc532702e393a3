import { findTrade } from '#domain/trades/find-trade.ts'
import {
  findReturnParcel,
  handOverReturnWithin,
  packReturn,
  type ReturnParcel,
} from '#domain/trades/returns/return-items.ts'
import type { MoveResult } from '#domain/trades/lifecycle/move-items.ts'
import type { Trade, TradeItem } from '#domain/trades/trade.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { newId } from '#shop/ids.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Storefronts } from '#shop/shop.ts'
import type { Code } from '#domain/warehouse/scans/read-code.ts'
import type { AtStation, Done, StationNeeds } from './at-station.ts'
import { findItem, itemFacts } from './find-item.ts'
import {
  addItem,
  currentWork,
  deleteWork,
  deleteWorkOnParcel,
  makeCurrent,
  setItems,
  setLabelled,
  workOnTrade,
  writeWork,
  type Work,
} from './station-work-store.ts'

const goesBack = ({ status }: Pick<TradeItem, 'status'>): boolean => status === 'RETURN_PENDING'

/**
 * Orders the label of everything of this trade that goes back, in one parcel. It asks a carrier, so that it comes before
 * the transaction of the scan; whoever does it twice gets the same parcel.
 */
export async function prepareReturn(
  engines: StationNeeds,
  storefronts: Storefronts,
  colleague: Colleague,
  code: Code,
): Promise<void> {
  if (code.kind === 'command' || code.kind === 'place' || code.kind === 'tracking') return
  const found = await findItem(engines.db, code)
  if (!found.ok || !goesBack(found.item)) return
  const { trade } = found
  const own = await findReturnParcel(engines, found.item.id)
  if (own?.trackingNumber) return
  const itemIds = []
  for (const { id } of trade.items.filter(goesBack)) {
    // What lies in another parcel already is not packed with it.
    if ((await findReturnParcel(engines, id))?.id === own?.id) itemIds.push(id)
  }
  try {
    await packReturn(engines, storefronts, colleague, { tradeId: trade.id, itemIds })
  } catch (error) {
    // The carrier does not answer: whoever scans is told so, and scans again.
    engines.log.warn({ err: error }, 'no label for a return')
  }
}

/** The device, the label on its parcel, and once more the label when the carrier has taken it. */
export async function scanAtReturns(scan: AtStation): Promise<Done> {
  const { tx, colleague, code } = scan
  const current = await currentWork(tx, 'returns', colleague.id)
  const trade = current?.tradeId ? await findTrade(tx, current.tradeId) : undefined
  if (code.kind === 'place') return { outcome: 'no-place-here' }
  if (code.kind === 'command') {
    if (code.command !== 'all-here' && code.command !== 'next') return { outcome: 'no-command-here' }
    if (!current || !trade) return { outcome: 'nothing-open' }
    return current.hasLabel ? handOver(scan, trade, current) : { outcome: 'label-missing', facts: facts(trade) }
  }
  if (code.kind === 'tracking') {
    return current && trade ? scanLabel(scan, trade, current) : { outcome: 'nothing-open' }
  }
  return scanDevice(scan, current)
}

const facts = ({ number }: Trade) => ({ number: formatTradeNumber(number) })

async function scanDevice(scan: AtStation, current: Work | undefined): Promise<Done> {
  const { tx, engines, colleague, code } = scan
  const found = await findItem(tx, code)
  if (!found.ok) return found.done
  const { trade, item } = found
  if (!goesBack(item)) return { outcome: 'not-going-back', facts: itemFacts(trade, item) }
  const parcel = await findReturnParcel({ db: tx }, item.id)
  if (!parcel?.trackingNumber) return { outcome: 'no-label-yet', facts: itemFacts(trade, item) }

  const known = await workOnTrade(tx, 'returns', trade.id)
  const begun = { id: newId(engines.now()), staffId: colleague.id, tradeId: trade.id, startedAt: engines.now() }
  if (!known) await writeWork(tx, 'returns', begun)
  const { id } = known ?? (await workOnTrade(tx, 'returns', trade.id))!
  await makeCurrent(tx, { station: 'returns', staffId: colleague.id }, id)
  const before = known?.itemIds ?? []
  // One parcel at a time: what lies in another one of this trade is laid aside.
  const isOther = before.some((itemId) => !parcel.itemIds.includes(itemId))
  await (isOther ? setItems(tx, id, [item.id]) : addItem(tx, id, item.id))
  const left = leftOf(trade, parcel, isOther ? [item.id] : [...before, item.id])
  const isNews = !before.includes(item.id)
  return {
    outcome: 'return-opened',
    facts: { ...itemFacts(trade, item), ...facts(trade), left, parcel: parcel.id },
    ...(!known && { undo: { kind: 'opened', workId: id, isNew: true, before: current?.id ?? null } }),
    ...(known &&
      isNews && {
        undo: { kind: 'scanned', workId: id, itemId: item.id, ...(isOther && { instead: before }) },
      }),
  }
}

/** How many devices of a parcel were not scanned yet. */
const leftOf = ({ items }: Trade, { itemIds }: ReturnParcel, scanned: readonly string[]): number =>
  items.filter((item) => goesBack(item) && itemIds.includes(item.id) && !scanned.includes(item.id)).length

/** Which parcel is meant is told by the devices in hands: a trade can have several, if somebody packed them so. */
async function parcelInHands(tx: Transaction, { itemIds }: Work): Promise<ReturnParcel | undefined> {
  const [itemId] = itemIds
  return itemId === undefined ? undefined : findReturnParcel({ db: tx }, itemId)
}

const noDevice = (trade: Trade): Done => ({
  outcome: 'devices-missing',
  facts: { ...facts(trade), left: trade.items.filter(goesBack).length },
})

async function scanLabel(scan: AtStation, trade: Trade, current: Work): Promise<Done> {
  const { tx, code } = scan
  const parcel = await parcelInHands(tx, current)
  if (!parcel) return noDevice(trade)
  if (parcel.trackingNumber !== code.text) return { outcome: 'label-wrong', facts: facts(trade) }
  const left = leftOf(trade, parcel, current.itemIds)
  if (left > 0) return { outcome: 'devices-missing', facts: { ...facts(trade), left } }
  if (current.hasLabel) return handOver(scan, trade, current)
  await setLabelled(tx, { id: current.id, staffId: scan.colleague.id }, true)
  return { outcome: 'label-fits', facts: facts(trade), undo: { kind: 'labelled', workId: current.id } }
}

async function handOver(
  { tx, engines, storefronts, colleague, key }: AtStation,
  trade: Trade,
  current: Work,
): Promise<Done> {
  const parcel = await parcelInHands(tx, current)
  if (!parcel) return noDevice(trade)
  const left = leftOf(trade, parcel, current.itemIds)
  if (left > 0) return { outcome: 'devices-missing', facts: { ...facts(trade), left } }
  const sent = await handOverReturnWithin(tx, engines, storefronts, colleague, { parcelId: parcel.id, key })
  if (!sent.ok) return { outcome: 'refused', facts: { reason: sent.reason } }
  await deleteWork(tx, current.id)
  return { outcome: 'handed-over', facts: facts(trade) }
}

/** The same by a button: nobody has the parcel in hands any more. */
export const handOverParcel = (
  engines: StationNeeds,
  storefronts: Storefronts,
  colleague: Colleague,
  parcel: { parcelId: string; key: string },
): Promise<MoveResult> =>
  engines.db.transaction().execute(async (tx) => {
    const sent = await handOverReturnWithin(tx, engines, storefronts, colleague, parcel)
    if (sent.ok) await deleteWorkOnParcel(tx, parcel.parcelId)
    return sent
  })
