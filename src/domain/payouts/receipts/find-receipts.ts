import { everyRow } from '#domain/lists/every-row.ts'
import { emptyPage, mapRows, type ListPage, type PageRequest } from '#domain/lists/list-page.ts'
import { parseTradeNumber } from '#domain/trades/trade-number.ts'
import type { Engines } from '#engines/engines.ts'
import { openReceipt } from './sealed-receipt.ts'
import { parseDocumentNumber } from './document-number.ts'
import type { Receipt } from './receipt.ts'
import { receiptsLike } from './receipt-store.ts'

export type ReceiptSearch = {
  /** What somebody typed or scanned: the number of a receipt or of a trade. */
  text?: string
  country?: string
  /** YYYY-MM, a month in Germany's books. */
  month?: string
  descending: boolean
}

type Needs = Pick<Engines, 'db' | 'vault'>

const monthOf = (month: string | undefined) => {
  if (month === undefined || !/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month)) return {}
  const [year = 0, number = 0] = month.split('-').map(Number)
  return { from: new Date(Date.UTC(year, number - 1, 1)), to: new Date(Date.UTC(year, number, 1)) }
}

/** Names are sealed with receipts: whoever looks for one looks for its number. */
export async function findReceipts(
  { db, vault }: Needs,
  search: ReceiptSearch,
  page: PageRequest,
): Promise<ListPage<Receipt>> {
  const { text = '', country, month, descending } = search
  const number = parseDocumentNumber('B', text) ?? parseTradeNumber(text)
  // What is no number is none of any receipt.
  if (text.trim() !== '' && number === undefined) return emptyPage
  const asked = { ...(number !== undefined && { number }), ...(country && { country }), ...monthOf(month) }
  const found = await receiptsLike(db, { ...asked, descending, ...page })
  return mapRows(found, (stored) => openReceipt(vault, stored).receipt)
}

export type AccountingLine = {
  receipt: string
  date: string
  seller: string
  address: string
  reference: string
  device: string
  imei: string
  cents: number
  country: string
  tax: string
}

/** One line per device, and one for a voucher, as the margin scheme wants to have them written down. */
function linesOf({ number, issuedAt, seller, items, voucherCents, country, tax }: Receipt): AccountingLine[] {
  const common = {
    receipt: number,
    date: issuedAt.slice(0, 10),
    seller: seller.name,
    address: seller.address.join(', '),
    country,
    tax: `${tax}-${country}`,
  }
  const lines = items.map(({ reference, name, imei, serialNumber, cents }) => ({
    ...common,
    reference,
    device: name,
    imei: imei ?? serialNumber ?? '',
    cents: cents as number,
  }))
  return voucherCents === 0
    ? lines
    : [...lines, { ...common, reference: '', device: 'voucher', imei: '', cents: voucherCents }]
}

/** For the books: a tax office may ask for years at once. */
export async function* everyAccountingLine(needs: Needs, search: ReceiptSearch): AsyncGenerator<AccountingLine[]> {
  const receipts = everyRow((page) => findReceipts(needs, search, page))
  for await (const portion of receipts) yield portion.flatMap(linesOf)
}
