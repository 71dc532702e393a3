import { findDeviceCategories } from '#domain/catalogue/devices/find-device-categories.ts'
import { taxOf, type Tax } from '#domain/trades/sale/tax.ts'
import type { Database } from '#engines/database/database.ts'
import { lineTotal, type BusinessQuote, type QuoteLine } from './business-quote.ts'

/** How tax is dealt with in all boxes of a quote together, as each of them will say it. */
export async function findTaxOfQuote(
  db: Database,
  { contact }: Pick<BusinessQuote, 'contact'>,
  lines: readonly Pick<QuoteLine, 'deviceId' | 'quantity' | 'cents'>[],
): Promise<Exclude<Tax, 'margin'>> {
  const categories = await findDeviceCategories(
    { db },
    lines.map(({ deviceId }) => deviceId),
  )
  const goods = lines.map((line) => ({ category: categories.get(line.deviceId) ?? '', cents: lineTotal(line) }))
  return taxOf({ segment: 'business', seller: contact }, goods)
}
