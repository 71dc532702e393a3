import type { Device } from '#domain/catalogue/catalogue.ts'
import { findOffers } from '#domain/offers/find-offers.ts'
import { hasExpired, type Offer } from '#domain/offers/offer.ts'
import { walkQuestions } from '#domain/offers/walk-questions.ts'
import { translator } from '#shop/words.ts'
import type { PageContext } from '#web/context.ts'
import { tellAnswers, tellLines } from './load-questions.ts'

/** An offer of this visitor for this device, as it was made; nothing if there is none. */
export async function loadMadeOffer({ engines, shop, words, visitor }: PageContext, device: Device, id: string) {
  const [offer] = await findOffers(engines, shop, await visitor.read(), [id])
  if (offer?.deviceId !== device.id) return undefined

  const t = translator(words, shop.country.icuLocale)
  return {
    id: offer.id,
    deviceId: offer.deviceId,
    condition: offer.condition,
    price: offer.cents,
    validUntil: offer.validUntil.getTime(),
    gone: reasonGone(offer, engines.now()),
    answers: offer.answers,
    given: tellAnswers(walkQuestions(offer.questions, offer.answers).answered),
    lines: tellLines(t, offer.questions, offer.lines),
  }
}

export type MadeOfferData = NonNullable<Awaited<ReturnType<typeof loadMadeOffer>>>

/** Why it cannot be sold any more. */
function reasonGone(offer: Offer, now: Date): 'ordered' | 'superseded' | 'expired' | undefined {
  if (offer.status === 'ordered' || offer.status === 'superseded') return offer.status
  return hasExpired(offer, now) ? 'expired' : undefined
}
