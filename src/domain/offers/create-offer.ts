import type { Segment } from '#domain/catalogue/prices/base-price.ts'
import type { Device } from '#domain/catalogue/devices/catalogue.ts'
import { findAskedDevice } from '#domain/catalogue/devices/find-device.ts'
import { usualSegment } from '#domain/catalogue/prices/segment.ts'
import type { Engines } from '#engines/engines.ts'
import { landingPageOf, type Shop } from '#shop/shop.ts'
import { calculateOffer, type AnswerRefusal } from './pricing/calculate-offer.ts'
import { findTerms } from './pricing/find-terms.ts'
import type { Offer } from './offer.ts'
import { replaceOffer, writeOffers } from './offer-store.ts'
import type { Answers } from './questions/follow-answers.ts'

/** So many offers a visitor gets, on pages and at the API together. */
export const offerRequests = { name: 'offers', points: 120, seconds: 60 }

export type OfferRequest = {
  visitor: string
  /** The address of the device, or its id. */
  device: string | number
  answers: Answers
  /** The usual one of the shop, if not said otherwise. */
  segment?: Segment
  /** How many pieces are sold together. */
  pieces?: number
  /** An earlier offer for the same thing, which this one takes the place of. */
  replaces?: string
  /** The sales channel of whoever sent the seller; that of the shop if not said otherwise. */
  landingPage?: string
  /** For whoever has to know it before; a new one if not said otherwise. */
  id?: string
}

export type OfferRefusal = AnswerRefusal | 'unknown-device'

export type CreateOfferResult = { ok: true; offer: Offer; device: Device } | { ok: false; reason: OfferRefusal }

type Needs = Pick<Engines, 'db' | 'now'>

/** Turns answers into a promise. The price comes from today's list alone; nobody can bring one along. */
export async function createOffer(engines: Needs, shop: Shop, request: OfferRequest): Promise<CreateOfferResult> {
  const { visitor, answers, segment = usualSegment(shop), pieces = 1, replaces, id } = request
  const found = await findAskedDevice(engines, shop.country.locale, request.device)
  if (!found) return { ok: false, reason: 'unknown-device' }

  const { device } = found
  const today = await findTerms(engines, shop.country, device, { segment, pieces })
  if (!today) return { ok: false, reason: 'unknown-device' }
  if (pieces >= today.terms.rules.business.manualFrom) return { ok: false, reason: 'needs-a-person' }
  const landingPage = request.landingPage ?? channelOf(shop, segment)
  const calculated = calculateOffer(shop, { device, answers, ...today, visitor, landingPage, id }, engines.now())
  if (!calculated.ok) return calculated

  const { offer } = calculated
  if (replaces === undefined) await writeOffers(engines.db, [offer])
  else await writeInPlaceOf(engines, offer, replaces)
  return { ok: true, offer, device }
}

const writeInPlaceOf = ({ db }: Needs, offer: Offer, replaced: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await writeOffers(tx, [offer])
    await replaceOffer(tx, replaced, offer.visitor, offer.id)
  })

/** Companies come in through a channel of their own, unless a partner sent them. */
export const channelOf = (shop: Shop, segment: Segment): string =>
  (segment === 'business' && !shop.partner ? shop.country.landingPageB2B : null) ?? landingPageOf(shop)
