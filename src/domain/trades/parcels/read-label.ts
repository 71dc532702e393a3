import type { Engines } from '#engines/engines.ts'
import type { Shop } from '#shop/shop.ts'
import { findTradeByLink } from '#domain/trades/find-trade.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'

export type LabelFile = { name: string; contentType: string; bytes: Uint8Array }

/** What the label of a trade is called, in a mailbox and in a folder of downloads. */
export const labelName = (number: number): string => `umlauf-${formatTradeNumber(number)}.pdf`

/** The label of the trade behind a private link, once the carrier has made it. */
export async function readLabel(
  engines: Pick<Engines, 'db' | 'vault' | 'files' | 'now'>,
  shop: Shop,
  token: string,
): Promise<LabelFile | undefined> {
  const trade = await findTradeByLink(engines, shop, token)
  const file = trade?.shippingDocuments && (await engines.files.read(trade.shippingDocuments.labelFile))
  return file ? { ...file, name: labelName(trade.number) } : undefined
}
