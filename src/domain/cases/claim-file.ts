import { findTradeDetails } from '#domain/trades/trade-details.ts'
import type { Engines } from '#engines/engines.ts'
import type { Cents } from '#shop/money/money.ts'
import type { ScanKind } from '#shop/scan-kinds.ts'
import type { Case } from './case.ts'
import { findCase } from './find-cases.ts'

/** What a carrier has to know to pay for what was damaged on the way. */
export type ClaimFile = {
  found: Case
  carrier: string
  trackingNumber: string
  handedInAt: Date | null
  deliveredAt: Date | null
  /** What was damaged, and what was promised for it. */
  devices: { name: string; promised: Cents }[]
  photos: { at: Date; contentType: string; bytes: Uint8Array }[]
}

/** Everything for the claim about a parcel; nothing if the case is about something else. */
export async function findClaimFile(
  { db, files }: Pick<Engines, 'db' | 'files'>,
  number: number,
): Promise<ClaimFile | undefined> {
  const details = await findCase({ db }, number)
  if (details?.found.kind !== 'damaged-in-transit' || details.found.tradeNumber === null) return undefined
  const { found } = details
  const trade = await findTradeDetails({ db }, found.tradeNumber!)
  const parcel = trade?.parcels.find(({ direction }) => direction === 'in')
  if (!trade || !parcel) return undefined

  const firstScan = (kind: ScanKind) => {
    const scan = parcel.scans.find((each) => each.kind === kind)
    return scan ? new Date(scan.at) : null
  }
  const damaged = trade.items.filter(({ id }) => found.itemId === null || id === found.itemId)
  const photos = await Promise.all(
    details.photos.map(async ({ at, file, contentType }) => {
      const stored = await files.read(file)
      return stored ? [{ at, contentType, bytes: new Uint8Array(stored.bytes) }] : []
    }),
  )
  return {
    found,
    carrier: parcel.carrier.toUpperCase(),
    trackingNumber: found.trackingNumber || (parcel.trackingNumber ?? ''),
    handedInAt: firstScan('collected') ?? firstScan('in-transit'),
    deliveredAt: firstScan('delivered'),
    devices: damaged.map(({ offer, cents }) => ({ name: offer.deviceName, promised: cents })),
    photos: photos.flat(),
  }
}
