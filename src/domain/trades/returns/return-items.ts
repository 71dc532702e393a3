import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import type { StoredFile } from '#engines/files/files.ts'
import { isId, newId } from '#shop/ids.ts'
import type { Storefronts } from '#shop/shop.ts'
import { asColleague } from '#domain/trades/lifecycle/actor.ts'
import { findTrade } from '#domain/trades/find-trade.ts'
import { moveItemsWithin, type MoveResult } from '#domain/trades/lifecycle/move-items.ts'
import { orderLabel } from '#domain/trades/parcels/order-label.ts'
import {
  labelOfReturn,
  lockItemsToReturn,
  openReturn,
  returnParcelOf,
  returnToLabel,
  writeReturnParcel,
} from './return-store.ts'
import { returnParcel } from '#domain/trades/parcels/trade-parcel.ts'
import { writeShippingDocuments } from '#domain/trades/trade-store.ts'

type Needs = Pick<Engines, 'db' | 'mail' | 'vault' | 'files' | 'carriers' | 'now'>

export type PackResult = { ok: true; parcelId: string } | { ok: false; reason: 'not-yours-to-do' | 'not-from-here' }

/**
 * Lays devices of one trade into a parcel back to their seller and orders its label. Whoever asks twice gets the same
 * parcel; if the carrier does not answer, the parcel waits for its label and the next attempt orders it.
 */
export async function packReturn(
  engines: Needs,
  { countries }: Storefronts,
  colleague: Colleague,
  { tradeId, itemIds }: { tradeId: string; itemIds: readonly string[] },
): Promise<PackResult> {
  if (!may(colleague, 'trades.return')) return { ok: false, reason: 'not-yours-to-do' }
  const { db } = engines
  const trade = await findTrade(db, tradeId)
  if (!trade) return { ok: false, reason: 'not-from-here' }
  const country = countries[trade.country]
  const carrier = country.footerShippingLogo
  const now = engines.now()
  const parcel = await db.transaction().execute(async (tx) => {
    const items = await lockItemsToReturn(tx, tradeId, itemIds)
    if (items.length === 0 || items.length !== new Set(itemIds).size) return undefined
    const { parcelId, packedAt } = items[0]!
    // What lies in different parcels already is not packed together.
    if (items.some((item) => item.parcelId !== parcelId)) return undefined
    if (parcelId !== null) return { id: parcelId, createdAt: packedAt! }
    const id = newId(now)
    await writeReturnParcel(tx, { id, tradeId, carrier, itemIds: items.map((item) => item.id), now })
    const change = {
      action: 'return.pack',
      subject: `trade ${trade.number}`,
      before: null,
      after: { parcel: id, itemIds },
    }
    await writeAudit(tx, colleague, change, now)
    return { id, createdAt: now }
  })
  if (!parcel) return { ok: false, reason: 'not-from-here' }

  const announced = returnParcel(country, trade, { ...parcel, pieces: itemIds.length })
  const shippingDocuments = await orderLabel(engines, carrier, announced)
  await db.transaction().execute((tx) => writeShippingDocuments(tx, parcel.id, shippingDocuments, now))
  return { ok: true, parcelId: parcel.id }
}

type HandOver = { parcelId: string; key: string }

/** The carrier has taken the parcel: its devices are on their way back, and the seller hears of it. */
export async function handOverReturnWithin(
  tx: Transaction,
  engines: Needs,
  storefronts: Storefronts,
  colleague: Colleague,
  { parcelId, key }: HandOver,
): Promise<MoveResult> {
  const parcel = isId(parcelId) ? await openReturn(tx, parcelId) : undefined
  if (!parcel?.trackingNumber) return { ok: false, reason: 'not-from-here' }
  const { tradeId, itemIds, trackingNumber } = parcel
  return moveItemsWithin(tx, engines, storefronts, {
    tradeId,
    itemIds,
    event: 'shipBack',
    actor: asColleague(colleague),
    evidence: [trackingNumber],
    facts: { trackingNumber },
    key,
  })
}

export type { ReturnParcel } from './return-store.ts'

/** The parcel in which a device goes back, if it lies in one, and what else lies there. */
export const findReturnParcel = ({ db }: Pick<Engines, 'db'>, itemId: string) => returnParcelOf(db, itemId)

/** A parcel back, by its id, with what stands on its label. */
export const findReturnToLabel = async ({ db }: Pick<Engines, 'db'>, parcelId: string) =>
  isId(parcelId) ? returnToLabel(db, parcelId) : undefined

export async function readReturnLabel(
  { db, files }: Pick<Engines, 'db' | 'files'>,
  parcelId: string,
): Promise<StoredFile | undefined> {
  const file = isId(parcelId) ? await labelOfReturn(db, parcelId) : undefined
  return file === undefined ? undefined : files.read(file)
}
