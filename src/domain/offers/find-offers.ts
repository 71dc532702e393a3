import type { Engines } from '#engines/engines.ts'
import { isId } from '#shop/ids.ts'
import type { Shop } from '#shop/shop.ts'
import type { Offer } from './offer.ts'
import { offersById, setInCart } from './offer-store.ts'

/** What is somebody else's, or from another country, does not exist. */
export const isOwn = (offer: Offer, { country }: Pick<Shop, 'country'>, visitor: string): boolean =>
  offer.visitor === visitor && offer.country === country.code

/** The offers of this visitor in this country, in the order asked for. */
export async function findOffers(
  { db }: Pick<Engines, 'db'>,
  shop: Shop,
  visitor: string | undefined,
  ids: readonly string[],
): Promise<Offer[]> {
  if (visitor === undefined) return []
  const found = await offersById(db, ids.filter(isId))
  const own = new Map(found.filter((offer) => isOwn(offer, shop, visitor)).map((offer) => [offer.id, offer]))
  return ids.flatMap((id) => own.get(id) ?? [])
}

/** A tab may not know yet that another one has renewed an offer: then the newer one is found under the old id. */
export async function currentOffers(
  engines: Pick<Engines, 'db'>,
  shop: Shop,
  visitor: string | undefined,
  ids: readonly string[],
): Promise<Map<string, Offer>> {
  const found = new Map((await findOffers(engines, shop, visitor, ids)).map((offer) => [offer.id, offer]))
  const newer = [...found].flatMap(([id, { supersededBy }]) => (supersededBy === null ? [] : [[id, supersededBy]]))
  if (newer.length === 0) return found

  const next = await currentOffers(
    engines,
    shop,
    visitor,
    newer.map(([, newerId]) => newerId!),
  )
  for (const [id, newerId] of newer) {
    const offer = next.get(newerId!)
    if (offer) found.set(id!, offer)
  }
  return found
}

export const markInCart = ({ db }: Pick<Engines, 'db'>, ids: readonly string[]): Promise<void> => setInCart(db, ids)
