import { openClarification } from '#domain/clarification/open-clarification.ts'
import type { Offer } from '#domain/offers/offer.ts'
import { saveOffers } from '#domain/offers/save-offers.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import { addUnannouncedItem } from '#domain/trades/lifecycle/add-item.ts'
import type { MoveResult } from '#domain/trades/lifecycle/move-items.ts'
import type { Trade, TradeItem } from '#domain/trades/trade.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import { newId } from '#shop/ids.ts'
import type { Storefronts } from '#shop/shop.ts'
import type { Finding } from '#domain/inspection/finding.ts'
import { identityRefusal, readIdentity, type Identity } from '#domain/inspection/identity/identity.ts'
import { writeDown, type InspectRefusal } from '#domain/inspection/inspect-item.ts'
import { happenedUnder, lockClaimedItem } from '#domain/inspection/inspection-store.ts'
import {
  offerForOther,
  priceOtherDevice,
  saleOf,
  type OtherDevice,
  type OtherDeviceRefusal,
} from './price-other-device.ts'
import type { PricedFinding } from '#domain/inspection/price-finding.ts'

type Needs = Pick<Engines, 'db' | 'mail' | 'vault' | 'now'>

export type OtherFinding = {
  trade: Trade
  /** The item that it is; none yet if one lay in the parcel that nobody announced. */
  item: TradeItem | undefined
  other: OtherDevice
  finding: Finding
  reasons: readonly string[]
  key: string
}

/** What was found out before anybody is asked. */
export type ReadyQuestion = { offer: Offer; priced: PricedFinding; identity: Identity }

/** The offer for another device, unless something is still missing for it. */
export function readyToAsk(
  now: Date,
  colleague: Colleague,
  { trade, item, other, finding }: OtherFinding,
): ({ ok: true } & ReadyQuestion) | { ok: false; reason: InspectRefusal | OtherDeviceRefusal } {
  if (!may(colleague, 'trades.inspect')) return { ok: false, reason: 'not-yours-to-do' }
  if (item && !item.isUnannounced && item.offer.deviceId === other.device.id)
    return { ok: false, reason: 'same-device' }
  const identity = readIdentity(finding)
  if (!identity) return { ok: false, reason: 'imei-wrong' }
  const priced = priceOtherDevice(other, finding.answers)
  if (priced.open) return { ok: false, reason: 'not-answered' }
  // Nobody is asked without a photo, so that one shows what has no number.
  const unknown = identityRefusal(other.device.categoryCode, identity, 1)
  if (unknown) return { ok: false, reason: unknown }
  return { ok: true, offer: offerForOther(now, saleOf(trade, item), other, priced), priced, identity }
}

/**
 * The inspector has another device before him than was announced. Ends the inspection with an ordinary question to the
 * seller: what we found, what we pay for it, and what becomes of it otherwise. `photosOf` gives the pictures of the item.
 */
export async function askAboutOtherDevice(
  tx: Transaction,
  engines: Needs,
  storefronts: Storefronts,
  colleague: Colleague,
  { finding, reasons, key, ...about }: OtherFinding & ReadyQuestion,
  photosOf: (itemId: string) => Promise<readonly string[]>,
): Promise<MoveResult | { ok: false; reason: InspectRefusal }> {
  const { offer, priced, identity } = about
  if (about.item) {
    const claim = await lockClaimedItem(tx, about.item.id)
    if (await happenedUnder(tx, about.item.id, key)) return { ok: true, repeated: true }
    if (claim?.inspectorId !== colleague.id) return { ok: false, reason: 'not-claimed-by-you' }
  }
  await saveOffers(tx, [offer])
  const { trade, item } = about.item
    ? { trade: about.trade, item: about.item }
    : await addUnannouncedItem(tx, engines, storefronts, colleague, {
        tradeId: about.trade.id,
        offer,
        ...identity,
        state: 'IN_INSPECTION',
      })
  const photoIds = await photosOf(item.id)
  const inspectionId = newId(engines.now())
  const written = { id: inspectionId, finding, priced, identity, outcome: 'differs' as const }
  await writeDown(tx, engines.now(), colleague, { trade, item }, written)
  const question = { colleague, trade, item, inspectionId, found: priced, instead: offer, reasons, photoIds, key }
  return openClarification(tx, engines, storefronts, question)
}
