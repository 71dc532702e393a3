import * as v from 'valibot'
import type { PriceLine } from '#domain/offers/pricing/price-device.ts'
import type { Quote } from '#domain/offers/quotes/quote.ts'
import { formatLine } from '#domain/offers/questions/format-line.ts'
import { translatorFor } from '#domain/i18n/translator-for.ts'
import type { Shop } from '#shop/shop.ts'
import { problemFields } from '#api/problem.ts'
import { questionShape } from './question-answer.ts'

const cents = v.pipe(v.number(), v.integer())

const line = v.object({
  kind: v.picklist(['base', 'grade', 'answer', 'vat', 'tier', 'rounding', 'recycling']),
  question: v.exactOptional(v.string()),
  answer: v.exactOptional(v.string()),
  grade: v.exactOptional(v.string()),
  label: v.string(),
  cents,
})

export const quoteAnswer = v.pipe(
  v.object({
    quote: v.pipe(v.string(), v.description('Names it: whoever has this may take the offer')),
    offerId: v.pipe(v.string(), v.uuid()),
    device: v.object({ id: v.number(), name: v.string() }),
    answers: v.pipe(v.record(v.string(), v.array(v.string())), v.description('As they were understood')),
    condition: v.pipe(v.string(), v.description('The grade A to E, or SEALED')),
    priceCents: v.pipe(cents, v.description('For one piece; 0 means that it is recycled for free')),
    currency: v.literal('EUR'),
    lines: v.pipe(v.array(line), v.description('Every reason for the price; together they are the price')),
    createdAt: v.pipe(v.string(), v.isoTimestamp()),
    validUntil: v.pipe(v.string(), v.isoTimestamp()),
    status: v.pipe(
      v.picklist(['open', 'in-cart', 'sold', 'superseded', 'expired']),
      v.description('Superseded: its seller has answered anew'),
    ),
    landingPage: v.pipe(v.string(), v.description('The sales channel that a sale is booked on')),
    continueUrl: v.pipe(v.string(), v.url(), v.description('Where a person sells by this very offer')),
  }),
  v.metadata({ ref: 'Quote' }),
)

/** A problem with the questions that lead on. */
export const quoteProblem = v.pipe(
  v.object({
    ...problemFields,
    next: v.optional(v.pipe(v.array(questionShape), v.description('To be asked before it is tried again'))),
  }),
  v.metadata({ ref: 'QuoteProblem' }),
)

type QuoteJson = v.InferOutput<typeof quoteAnswer>

const statuses = { calculated: 'open', 'in-cart': 'in-cart', ordered: 'sold', superseded: 'superseded' } as const

const lineCodes = (each: PriceLine) => {
  if (each.kind === 'answer') return { question: each.question, answer: each.answer }
  return each.kind === 'grade' ? { grade: each.grade } : {}
}

/** Prices are agreed upon with companies only, and those do not come this way. */
const isPublic = (each: PriceLine) => each.kind !== 'agreed'

export function quoteJson({ country }: Shop, { offer, token, continueUrl }: Quote, now: Date): QuoteJson {
  const t = translatorFor(country)
  const { id, deviceId, deviceName, condition, questions, lines, validUntil, createdAt, landingPage } = offer
  const isOver = validUntil <= now && offer.status !== 'ordered'
  return {
    quote: token,
    offerId: id,
    device: { id: deviceId, name: deviceName },
    answers: Object.fromEntries(Object.entries(offer.answers).map(([code, chosen]) => [code, [...chosen]])),
    condition,
    priceCents: offer.cents,
    currency: 'EUR',
    lines: lines.filter(isPublic).map((each) => ({
      kind: each.kind,
      ...lineCodes(each),
      label: formatLine(t, questions, each),
      cents: each.cents,
    })),
    createdAt: createdAt.toISOString(),
    validUntil: validUntil.toISOString(),
    status: isOver ? 'expired' : statuses[offer.status],
    landingPage,
    continueUrl,
  }
}
