import type { Engines } from '#engines/engines.ts'
import { isId } from '#shop/ids.ts'
import type { Shop } from '#shop/shop.ts'
import type { Offer } from './offer.ts'
import { offersById } from './offer-store.ts'

/** The offers of this visitor in this country, in the order asked for. What is somebody else's does not exist. */
export async function findOffers(
  { db }: Pick<Engines, 'db'>,
  { country }: Shop,
  visitor: string | undefined,
  ids: readonly string[],
): Promise<Offer[]> {
  if (visitor === undefined) return []
  const found = await offersById(db, ids.filter(isId))
  const own = new Map(
    found
      .filter((offer) => offer.visitor === visitor && offer.country === country.code)
      .map((offer) => [offer.id, offer]),
  )
  return ids.flatMap((id) => own.get(id) ?? [])
}
