import type { Category } from '#shop/devices/categories.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import type { Cents } from '#shop/money/money.ts'
import { retention } from '#shop/retention.ts'
import type { PrintedDocument } from '#engines/pdf/printed-document.ts'
import type { PayoutMethod } from '#domain/payouts/batches/payout.ts'
import type { Tax } from '#domain/trades/sale/tax.ts'

/** A receipt for private people, a credit note for companies: they would have to write an invoice otherwise. */
export type ReceiptKind = 'receipt' | 'credit-note'

export type ReceiptItem = {
  /** T-26-004711-2 */
  reference: string
  name: string
  imei: string | null
  serialNumber: string | null
  cents: Cents
  category: string
  /** It never came, and its seller was compensated. */
  isLost?: boolean
}

export type ReceiptSeller = { name: string; address: string[]; vatId: string | null }

/** All that a receipt says, once and for all: nothing of it is looked up again. */
export type Receipt = {
  number: string
  kind: ReceiptKind
  tax: Tax
  country: CountryCode
  issuedAt: string
  tradeNumber: string
  payoutNumber: string
  seller: ReceiptSeller
  items: ReceiptItem[]
  voucherCents: Cents
  cents: Cents
  method: PayoutMethod
  payeeHint: string
}

/** The documents as they were written, word for word. */
export type ReceiptDocuments = { receipt: PrintedDocument; certificates: Record<string, PrintedDocument> }

/** Tax law wants them so long, counted from the end of the year. */
export const keptUntil = (issuedAt: Date): Date =>
  new Date(Date.UTC(issuedAt.getUTCFullYear() + retention.tradesYears + 1, 0, 1))

/** Whose data somebody could find: these are erased before they are sold on. */
const withStorage: ReadonlySet<string> = new Set<Category>([
  'iphone',
  'smartphone',
  'ipad',
  'tablet',
  'notebook',
  'camera',
  'console',
  'smartwatch',
])

/** Nobody certifies what he has never held in his hands. */
export const isErased = ({ category, isLost }: Pick<ReceiptItem, 'category' | 'isLost'>): boolean =>
  withStorage.has(category) && !isLost
