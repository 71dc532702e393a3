import { askAboutOtherDevice, readyToAsk } from '#domain/inspection/other-device/ask-about-other-device.ts'
import type { Finding } from '#domain/inspection/finding.ts'
import type { InspectRefusal } from '#domain/inspection/inspect-item.ts'
import { findPhotosToShow } from '#domain/inspection/claimed-item.ts'
import {
  findOtherDevice,
  offerForOther,
  priceOtherDevice,
  saleOf,
  type OtherDevice,
  type OtherDeviceRefusal,
} from '#domain/inspection/other-device/price-other-device.ts'
import { otherDeviceReason } from '#domain/inspection/suggest-reasons.ts'
import { takeItem, type TakeResult } from '#domain/inspection/take-item.ts'
import { undoIfRefused } from '#domain/inspection/undo-if-refused.ts'
import { readIdentity } from '#domain/inspection/identity/identity.ts'
import { saveOffers } from '#domain/offers/save-offers.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import { findTrade } from '#domain/trades/find-trade.ts'
import { addUnannouncedItem } from '#domain/trades/lifecycle/add-item.ts'
import { itemReference } from '#domain/trades/trade-number.ts'
import type { Trade, TradeItem } from '#domain/trades/trade.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import { oneLine } from '#shop/forms/typed-text.ts'
import { cents } from '#shop/money/money.ts'
import type { Storefronts } from '#shop/shop.ts'
import { isOpen, type Case } from '#domain/cases/case.ts'
import { caseByNumber, changeCase, givePhotosToItem, lockCase } from '#domain/cases/case-store.ts'
import { record } from '#domain/cases/record-step.ts'
import type { CaseRefusal } from '#domain/cases/update-case.ts'

type Needs = Pick<Engines, 'db' | 'mail' | 'vault' | 'now'>

/** A case about a device that was not announced like that, with its trade. */
export type CaseOfDevice = {
  found: Case
  trade: Trade
  /** The item that it is; none until somebody was asked about what nobody announced. */
  item: TradeItem | undefined
  /** What was announced in its place; nothing, if nobody announced it. */
  announced: TradeItem | undefined
}

/** Nothing, if the case is about something else, or over, or if its seller has the word about a device too many. */
export async function findCaseOfDevice({ db }: Pick<Engines, 'db'>, number: number): Promise<CaseOfDevice | undefined> {
  const found = await caseByNumber(db, number)
  if (!found || !isOpen(found) || found.tradeId === null) return undefined
  if (found.kind !== 'other-model' && found.kind !== 'one-too-many') return undefined
  const trade = (await findTrade(db, found.tradeId))!
  const item = trade.items.find(({ id }) => id === found.itemId)
  if (found.kind === 'other-model') return { found, trade, item, announced: item?.isUnannounced ? undefined : item }
  // Its seller wants a second look: somebody else answers the questions anew.
  const isToAsk = item === undefined || item.status === 'IN_INSPECTION'
  return isToAsk ? { found, trade, item, announced: undefined } : undefined
}

/** The device that somebody has chosen, with its questions and its price on the day of the offer. */
export function findChosenDevice(
  engines: Pick<Engines, 'db' | 'now'>,
  { countries }: Storefronts,
  { trade, item }: CaseOfDevice,
  deviceId: number,
): Promise<OtherDevice | undefined> {
  return findOtherDevice(engines, countries[trade.country], saleOf(trade, item), deviceId)
}

/** What the seller reads first: what we found, in his language. */
export const firstReason = (
  { countries }: Storefronts,
  { trade, announced }: CaseOfDevice,
  { device }: OtherDevice,
): string =>
  otherDeviceReason(countries[trade.country], `${device.manufacturer} ${device.name}`, announced?.offer.deviceName)

export type DeviceAnswer = { deviceId: number; finding: Finding; reason: string; key: string }

export type AskResult =
  | { ok: true }
  | Exclude<TakeResult, { ok: true }>
  | { ok: false; reason: CaseRefusal | InspectRefusal | OtherDeviceRefusal }

/**
 * Makes the seller an offer for what we found: an ordinary question, which he accepts or declines. If he accepts, the item
 * is that device everywhere.
 */
export async function askAboutDevice(
  engines: Needs,
  storefronts: Storefronts,
  colleague: Colleague,
  number: number,
  { deviceId, finding, reason, key }: DeviceAnswer,
): Promise<AskResult> {
  const about = await findCaseOfDevice(engines, number)
  if (!about) return { ok: false, reason: 'already-closed' }
  const other = await findChosenDevice(engines, storefronts, about, deviceId)
  if (!other) return { ok: false, reason: 'no-price' }
  const { trade, item } = about
  const reasons = [firstReason(storefronts, about, other), oneLine(reason).slice(0, 300)].filter((text) => text !== '')
  const question = { trade, item, other, finding, reasons, key }
  const ready = readyToAsk(engines.now(), colleague, question)
  if (!ready.ok) return ready
  if (item) {
    const taken = await takeItem(engines, storefronts, colleague, item.id)
    if (!taken.ok) return taken
  }

  return undoIfRefused(engines.db, async (tx): Promise<AskResult> => {
    const found = await lockCase(tx, number)
    if (!found || !isOpen(found) || found.itemId !== about.found.itemId) return { ok: false, reason: 'already-closed' }
    let itemId = ''
    const photosOf = async (id: string) => {
      itemId = id
      return photosForItem(tx, found.id, id)
    }
    const asked = await askAboutOtherDevice(tx, engines, storefronts, colleague, { ...question, ...ready }, photosOf)
    if (!asked.ok) return asked
    if (asked.repeated) return { ok: true }
    await writeAsked(tx, engines, colleague, found, { itemId, device: ready.offer.deviceName })
    return { ok: true }
  })
}

/** Pictures of the case are those of the device, too; of a second look, only its own. */
async function photosForItem(tx: Transaction, caseId: string, itemId: string): Promise<string[]> {
  await givePhotosToItem(tx, caseId, itemId)
  return (await findPhotosToShow({ db: tx }, itemId)).map(({ id }) => id)
}

/** From now on the seller has the word, and the case keeps the time that he has. */
async function writeAsked(
  tx: Transaction,
  { now }: Pick<Engines, 'now'>,
  colleague: Colleague,
  found: Case,
  { itemId, device }: { itemId: string; device: string },
): Promise<void> {
  const trade = await findTrade(tx, found.tradeId!)
  const { dueAt } = trade!.items.find(({ id }) => id === itemId)!
  await changeCase(tx, found.id, { state: 'waiting', itemId, ...(dueAt && { dueAt }) })
  const step = { event: 'asked', text: device, before: { state: found.state }, after: { state: 'waiting', device } }
  await record(tx, colleague, found, step, now())
}

/** A device too many goes back without an offer: with the trade's other returns, as an item of it. */
export async function returnUnannounced(
  engines: Needs,
  storefronts: Storefronts,
  colleague: Colleague,
  number: number,
  deviceId: number,
): Promise<{ ok: true } | { ok: false; reason: CaseRefusal | OtherDeviceRefusal }> {
  if (!may(colleague, 'trades.decide')) return { ok: false, reason: 'not-yours-to-do' }
  const about = await findCaseOfDevice(engines, number)
  if (!about || about.item) return { ok: false, reason: 'already-closed' }
  const other = await findChosenDevice(engines, storefronts, about, deviceId)
  if (!other) return { ok: false, reason: 'no-price' }
  const { trade } = about
  const now = engines.now()
  const worthNothing = { ...priceOtherDevice(other, {}), cents: cents(0), lines: [] }
  const offer = offerForOther(now, saleOf(trade, undefined), other, worthNothing)

  return engines.db.transaction().execute(async (tx) => {
    const found = await lockCase(tx, number)
    if (!found || !isOpen(found) || found.itemId !== null) return { ok: false, reason: 'already-closed' }
    await saveOffers(tx, [offer])
    const { imei, serialNumber } = readIdentity({ ...found, withoutNumber: false }) ?? {
      imei: null,
      serialNumber: found.serialNumber || null,
    }
    const device = { tradeId: trade.id, offer, imei, serialNumber, state: 'RETURN_PENDING' as const }
    const { item } = await addUnannouncedItem(tx, engines, storefronts, colleague, device)
    await givePhotosToItem(tx, found.id, item.id)
    await changeCase(tx, found.id, { itemId: item.id, state: 'closed', result: 'returned', closedAt: now })
    const reference = itemReference(trade.number, item.position)
    await record(tx, colleague, found, { event: 'added', text: reference, after: { item: reference } }, now)
    await record(tx, colleague, found, { event: 'closed', text: 'returned', after: { result: 'returned' } }, now)
    return { ok: true }
  })
}
