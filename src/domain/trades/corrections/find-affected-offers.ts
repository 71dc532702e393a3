import { findTakenBack, type TakenBack } from '#domain/catalogue/versions/find-versions.ts'
import { mapRows, type ListPage } from '#domain/lists/list-page.ts'
import type { Engines } from '#engines/engines.ts'
import { cents, type Cents } from '#shop/money/money.ts'
import type { Storefronts } from '#shop/shop.ts'
import { offerDecisions, refusalOf, type AffectedOffer, type OfferDecision } from './affected-offer.ts'
import { affectedPage, type AffectedQuery } from './corrections-store.ts'
import { findRightOffers } from './right-offers.ts'

export type { AffectedQuery }

export type ListedOffer = AffectedOffer & {
  /** What the version that counts again gives; nothing without a price. */
  right: Cents | null
  /** How much too much was promised, or too little. */
  difference: Cents | null
  /** What can be decided now. */
  choices: OfferDecision[]
}

/** The offers that were made while a version counted that was taken back, with what each should have promised. */
export async function findAffectedOffers(
  { db, now }: Pick<Engines, 'db' | 'now'>,
  storefronts: Storefronts,
  id: number,
  query: AffectedQuery,
): Promise<{ version: TakenBack; page: ListPage<ListedOffer> } | undefined> {
  const version = await findTakenBack({ db }, id)
  if (!version) return undefined
  const page = await affectedPage(db, version, query, now())
  const undecided = page.rows.filter(({ decision }) => decision === null).map((offer) => offer.id)
  const rights = await findRightOffers(db, storefronts, version, undecided, now())
  return { version, page: mapRows(page, (offer) => listed(offer, rights.get(offer.id)?.cents ?? null)) }
}

function listed(offer: AffectedOffer, priced: Cents | null): ListedOffer {
  const right = offer.decision === null ? priced : offer.decidedCents
  return {
    ...offer,
    right,
    difference: right === null ? null : cents(offer.promised - right),
    choices: offerDecisions.filter((wanted) => refusalOf(offer, wanted, right) === undefined),
  }
}
