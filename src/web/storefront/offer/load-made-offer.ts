import type { Device } from '#domain/catalogue/devices/catalogue.ts'
import { findOffers } from '#domain/offers/find-offers.ts'
import { findQuote } from '#domain/offers/quotes/find-quote.ts'
import { hasExpired, type Offer } from '#domain/offers/offer.ts'
import { followAnswers } from '#domain/offers/questions/follow-answers.ts'
import { formatLongDate } from '#shop/formats/dates.ts'
import type { PageContext } from '#web/context.ts'
import { describeAnswers, describeLines } from './load-questions.ts'
import { priceFormatFor } from './price-format.ts'

/** An offer of this visitor for this device, as it was made; nothing if there is none. */
export async function loadMadeOffer(asking: PageContext, device: Device, id: string) {
  const { engines, shop, visitor } = asking
  const [offer] = await findOffers(engines, shop, await visitor.read(), [id])
  return offer?.deviceId === device.id ? tellOffer(asking, offer) : undefined
}

/** An offer that a program has asked for: whoever has its link sees it. Looking changes nothing. */
export async function loadQuotedOffer(asking: PageContext, device: Device, token: string) {
  const { engines, shop } = asking
  const quote = await findQuote(engines, shop, token)
  return quote?.offer.deviceId === device.id ? tellOffer(asking, quote.offer, token) : undefined
}

export type MadeOfferData = ReturnType<typeof tellOffer>

/** With a quote the visitor still has to take it. */
function tellOffer(asking: PageContext, offer: Offer, quote?: string) {
  const { engines, shop } = asking
  const format = priceFormatFor(asking, offer.segment)
  return {
    id: offer.id,
    deviceId: offer.deviceId,
    condition: offer.condition,
    cents: offer.cents,
    price: format.price(offer.cents),
    validUntil: offer.validUntil.getTime(),
    lastDay: formatLongDate(offer.validUntil, shop.country.icuLocale, shop.country.timeZone),
    gone: reasonGone(offer, engines.now()),
    answers: offer.answers,
    given: describeAnswers(followAnswers(offer.questions, offer.answers).answered),
    lines: describeLines(format, offer.questions, offer.lines),
    quote,
  }
}

/** Why it cannot be sold any more. */
function reasonGone(offer: Offer, now: Date): 'ordered' | 'superseded' | 'expired' | undefined {
  if (offer.status === 'ordered' || offer.status === 'superseded') return offer.status
  return hasExpired(offer, now) ? 'expired' : undefined
}
