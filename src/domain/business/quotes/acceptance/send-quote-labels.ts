import { findBoxes } from '#domain/trades/parcels/find-boxes.ts'
import type { Engines } from '#engines/engines.ts'
import { modes } from '#shop/modes/all.ts'
import type { Storefronts } from '#shop/shop.ts'
import { quoteAddress, quoteToken } from '#domain/business/quotes/business-quote-link.ts'
import { acceptedLetter } from '#domain/business/quotes/business-quote-letters.ts'
import { claimLabelsLetter, linesOfQuote, quoteById } from '#domain/business/quotes/business-quote-store.ts'
import { findTaxOfQuote } from '#domain/business/quotes/find-tax-of-quote.ts'

type Needs = Pick<Engines, 'db' | 'mail' | 'vault' | 'now'>

/** Once every box has its label, the company gets one letter about all of them. Asked again, it writes none. */
export async function sendQuoteLabels(engines: Needs, { countries }: Storefronts, quoteId: string): Promise<void> {
  const { db, mail, vault, now } = engines
  const [quote, boxes] = await Promise.all([quoteById(db, quoteId), findBoxes(db, quoteId)])
  if (!quote || boxes.length === 0 || boxes.some(({ labelFile }) => labelFile === null)) return

  const shop = { country: countries[quote.country], mode: modes[quote.shopMode] }
  const terms = {
    url: quoteAddress(shop.country, quoteToken(vault, quoteId)),
    tax: await findTaxOfQuote(db, quote, await linesOfQuote(db, quoteId)),
  }
  await db.transaction().execute(async (tx) => {
    if (!(await claimLabelsLetter(tx, quoteId, now()))) return
    await mail.post(acceptedLetter(shop, quote, boxes, terms), tx)
  })
}
