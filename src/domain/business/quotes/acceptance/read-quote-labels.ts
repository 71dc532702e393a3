import { findBoxes } from '#domain/trades/parcels/find-boxes.ts'
import type { LabelFile } from '#domain/trades/parcels/read-label.ts'
import type { Engines } from '#engines/engines.ts'
import type { Shop } from '#shop/shop.ts'
import { findQuoteByLink } from '#domain/business/quotes/find-business-quotes.ts'

/** The labels of all boxes in one file, once the carrier has made every one of them. */
export async function readQuoteLabels(
  engines: Pick<Engines, 'db' | 'vault' | 'files' | 'printer' | 'now'>,
  shop: Shop,
  token: string,
): Promise<LabelFile | undefined> {
  const found = await findQuoteByLink(engines, shop, token)
  if (!found.ok) return undefined
  const boxes = await findBoxes(engines.db, found.quote.id)
  const files = await Promise.all(boxes.map(({ labelFile }) => labelFile && engines.files.read(labelFile)))
  const labels = files.flatMap((file) => (file ? [file.bytes] : []))
  if (labels.length === 0 || labels.length < boxes.length) return undefined

  const bytes = await engines.printer.join(labels)
  return { name: `umlauf-${found.quote.number}.pdf`, contentType: 'application/pdf', bytes }
}
