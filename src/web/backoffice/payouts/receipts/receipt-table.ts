import type { ReceiptSearch } from '#domain/payouts/receipts/find-receipts.ts'
import { countryCodes } from '#shop/countries/all.ts'
import type { TableQuery } from '#web/backoffice/table/table-query.ts'

/** What receipts can be asked for, on the screen and for the books. */
export const receiptTable = {
  sorts: ['date'],
  usual: '-date',
  filters: { text: 'text', month: 'month', country: countryCodes },
} as const

export const searchIn = ({ filters, descending }: TableQuery): ReceiptSearch => ({ ...filters, descending })
