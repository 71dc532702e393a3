import type { CarrierName, Parcel } from '#engines/carriers/carriers.ts'
import type { Engines } from '#engines/engines.ts'
import type { ShippingDocuments } from '#domain/trades/trade.ts'
import { belongsToAnother } from './parcel-store.ts'

/** Nobody is that unlucky: a carrier that gives out the same number for ever is broken. */
const MAX_ATTEMPTS = 10

type Label = ShippingDocuments & { pdf: Uint8Array }

/**
 * Announces a parcel and keeps its label. A carrier may count from the beginning again, or give a number twice: one that
 * belongs to another parcel is never taken, but another one is asked for.
 */
export async function orderLabel(
  { db, files, carriers }: Pick<Engines, 'db' | 'files' | 'carriers'>,
  carrier: CarrierName,
  parcel: Parcel,
): Promise<Label> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const { pdf, ...shippingDocuments } = await carriers.for(carrier).announce(parcel, attempt)
    if (await belongsToAnother(db, shippingDocuments.trackingNumber, parcel.id)) continue
    const labelFile = `labels/${parcel.id}.pdf`
    await files.write(labelFile, pdf, 'application/pdf')
    return { ...shippingDocuments, labelFile, pdf }
  }
  throw new Error(`${carrier} gave ${MAX_ATTEMPTS} numbers that belong to other parcels`)
}
