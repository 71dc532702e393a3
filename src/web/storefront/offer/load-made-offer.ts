import type { Device } from '#domain/catalogue/devices/catalogue.ts'
import { findOffers } from '#domain/offers/find-offers.ts'
import { findQuote } from '#domain/offers/quotes/find-quote.ts'
import { hasExpired, type Offer } from '#domain/offers/offer.ts'
import { followAnswers } from '#domain/offers/questions/follow-answers.ts'
import { whatRaises } from '#domain/offers/pricing/what-raises.ts'
import { answersSearch } from '#domain/offers/questions/answers-address.ts'
import { expectedPayday } from '#domain/payouts/expected-payday.ts'
import { formatLongDate } from '#shop/formats/dates.ts'
import { pathTo } from '#shop/screens/paths.ts'
import type { PageContext } from '#web/context.ts'
import { describeAnswers, describeLines } from './load-questions.ts'
import { priceFormatFor, type PriceFormat } from './price-format.ts'

/** An offer of this visitor for this device, as it was made; nothing if there is none. */
export async function loadMadeOffer(asking: PageContext, device: Device, id: string) {
  const { engines, shop, visitor } = asking
  const [offer] = await findOffers(engines, shop, await visitor.read(), [id])
  return offer?.deviceId === device.id ? tellOffer(asking, device, offer) : undefined
}

/** An offer that a program has asked for: whoever has its link sees it. Looking changes nothing. */
export async function loadQuotedOffer(asking: PageContext, device: Device, token: string) {
  const { engines, shop } = asking
  const quote = await findQuote(engines, shop, token)
  return quote?.offer.deviceId === device.id ? tellOffer(asking, device, quote.offer, token) : undefined
}

export type MadeOfferData = ReturnType<typeof tellOffer>

/** With a quote the visitor still has to take it. */
function tellOffer(asking: PageContext, device: Device, offer: Offer, quote?: string) {
  const { engines, shop } = asking
  const gone = reasonGone(offer, engines.now())
  const format = priceFormatFor(asking, offer.segment)
  return {
    id: offer.id,
    deviceId: offer.deviceId,
    condition: offer.condition,
    cents: offer.cents,
    price: format.price(offer.cents),
    validUntil: offer.validUntil.getTime(),
    lastDay: formatLongDate(offer.validUntil, shop.country.icuLocale, shop.country.timeZone),
    gone,
    payday: gone === undefined && offer.cents > 0 ? tellPayday(asking) : undefined,
    raises: gone === undefined ? tellRaises(format, asking, device, offer) : [],
    answers: offer.answers,
    given: describeAnswers(followAnswers(offer.questions, offer.answers).answered),
    lines: describeLines(format, offer.questions, offer.lines),
    quote,
  }
}

/** By when the parcel has to be handed in, so that the money is there by when. */
function tellPayday({ engines, shop: { country } }: PageContext) {
  const { handIn, paid } = expectedPayday(country, engines.now())
  return { handIn: formatLongDate(handIn, country.icuLocale), paid: formatLongDate(paid, country.icuLocale) }
}

/** More than a few nobody reads. */
const MAX_RAISES = 3

/** What the seller may still put into the box, and where he says so. */
const tellRaises = (format: PriceFormat, { shop }: PageContext, device: Device, offer: Offer) =>
  whatRaises(offer, offer.questions, offer.answers)
    .slice(0, MAX_RAISES)
    .map(({ answer, more, answers }) => ({
      text: answer.text,
      change: format.change(more),
      href: `${pathTo(shop.country, 'product', { pdp: device.url })}${answersSearch(answers, { replaces: offer.id })}#questions`,
    }))

/** Why it cannot be sold any more. */
function reasonGone(offer: Offer, now: Date): 'ordered' | 'superseded' | 'expired' | undefined {
  if (offer.status === 'ordered' || offer.status === 'superseded') return offer.status
  return hasExpired(offer, now) ? 'expired' : undefined
}
