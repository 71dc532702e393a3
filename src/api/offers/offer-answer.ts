import * as v from 'valibot'
import type { Offer } from '#domain/offers/offer.ts'
import { formatLine } from '#domain/offers/questions/format-line.ts'
import { translatorFor } from '#domain/i18n/translator-for.ts'
import type { Shop } from '#shop/shop.ts'
import { amount } from '#api/amount.ts'

export const offerAnswer = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.uuid()),
    deviceId: v.number(),
    productName: v.string(),
    conditionId: v.string(),
    segment: v.picklist(['consumer', 'business']),
    landingPage: v.string(),
    priceCents: amount('For one piece; 0 means that it is recycled for free'),
    currency: v.literal('EUR'),
    validUntil: v.pipe(v.string(), v.isoTimestamp()),
    status: v.picklist(['calculated', 'in-cart', 'ordered', 'superseded']),
    lines: v.pipe(
      v.array(v.object({ label: v.string(), cents: amount('What the reason adds or takes') })),
      v.description('Every reason for the price; together they are the price'),
    ),
  }),
  v.metadata({ ref: 'Offer' }),
)

/** An offer as programs get it. */
export function offerJson({ country }: Shop, offer: Offer): v.InferOutput<typeof offerAnswer> {
  const t = translatorFor(country)
  return {
    id: offer.id,
    deviceId: offer.deviceId,
    productName: offer.deviceName,
    conditionId: offer.condition,
    segment: offer.segment,
    landingPage: offer.landingPage,
    priceCents: offer.cents,
    currency: 'EUR',
    validUntil: offer.validUntil.toISOString(),
    status: offer.status,
    lines: offer.lines.map((line) => ({ label: formatLine(t, offer.questions, line), cents: line.cents })),
  }
}
