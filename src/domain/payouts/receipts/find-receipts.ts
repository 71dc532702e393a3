import { parseTradeNumber } from '#domain/trades/trade-number.ts'
import type { Engines } from '#engines/engines.ts'
import { openReceipt } from './issue-receipt.ts'
import { parseDocumentNumber } from './document-number.ts'
import { receiptsLike } from './receipt-store.ts'

export type ReceiptSearch = {
  /** What somebody typed or scanned: the number of a receipt or of a trade. */
  text?: string
  country?: string
  /** YYYY-MM, a month in Germany's books. */
  month?: string
  offset: number
  limit: number
}

type Needs = Pick<Engines, 'db' | 'vault'>

const monthOf = (month: string | undefined) => {
  if (month === undefined || !/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month)) return {}
  const [year = 0, number = 0] = month.split('-').map(Number)
  return { from: new Date(Date.UTC(year, number - 1, 1)), to: new Date(Date.UTC(year, number, 1)) }
}

/** Receipts, the newest first. Names are sealed with them: whoever looks for one looks for its number. */
export async function findReceipts({ db, vault }: Needs, search: ReceiptSearch) {
  const { text = '', country, month, offset, limit } = search
  const number = parseDocumentNumber('B', text) ?? parseTradeNumber(text)
  // What is no number is none of any receipt.
  if (text.trim() !== '' && number === undefined) return { receipts: [], total: 0 }
  const question = { ...(number !== undefined && { number }), ...(country && { country }), ...monthOf(month) }
  const { receipts, total } = await receiptsLike(db, { ...question, offset, limit })
  return { total, receipts: receipts.map((stored) => openReceipt(vault, stored).receipt) }
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

/** For the books: one line per device, and one for a voucher, as the margin scheme wants to have them written down. */
export async function findAccountingLines(needs: Needs, search: ReceiptSearch): Promise<AccountingLine[]> {
  const { receipts } = await findReceipts(needs, search)
  return receipts.flatMap(({ number, issuedAt, seller, items, voucherCents, country, tax }) => {
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
  })
}
