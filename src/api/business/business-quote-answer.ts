import * as v from 'valibot'
import { quoteStatuses, statusNow } from '#domain/business/quotes/business-quote.ts'
import type { QuoteWithLines } from '#domain/business/quotes/find-business-quotes.ts'

const integer = v.pipe(v.number(), v.integer())

const described = <Schema extends v.GenericSchema>(schema: Schema, text: string) => v.pipe(schema, v.description(text))

export const requestedAnswer = v.object({
  quote: described(v.string(), 'The secret part of the link'),
  number: described(integer, 'By which people talk about it'),
})

export const businessQuoteAnswer = v.pipe(
  v.object({
    number: integer,
    status: described(v.picklist(quoteStatuses), 'Requested: a colleague looks at it'),
    company: v.string(),
    pieces: integer,
    currency: v.literal('EUR'),
    totalNetCents: described(v.nullable(integer), 'Nothing until it is offered'),
    validUntil: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
    boxes: v.nullable(integer),
    lines: v.array(
      v.object({
        device: v.object({ id: integer, name: v.string() }),
        condition: v.string(),
        quantity: integer,
        priceNetCents: described(v.nullable(integer), 'For one piece'),
      }),
    ),
  }),
  v.metadata({ ref: 'BusinessQuote' }),
)

/** What was not offered has no price. */
export function businessQuoteJson(
  { quote, lines }: QuoteWithLines,
  now: Date,
): v.InferOutput<typeof businessQuoteAnswer> {
  const { number, contact, pieces, validUntil, boxes } = quote
  const status = statusNow(quote, now)
  const isPriced = validUntil !== null
  return {
    number,
    status,
    company: contact.company,
    pieces,
    currency: 'EUR',
    totalNetCents: isPriced ? quote.cents : null,
    validUntil: validUntil?.toISOString() ?? null,
    boxes,
    lines: lines.map(({ deviceId, deviceName, condition, quantity, cents }) => ({
      device: { id: deviceId, name: deviceName },
      condition,
      quantity,
      priceNetCents: isPriced ? cents : null,
    })),
  }
}
