import type { PaidPayee } from '#domain/accounts/profile/customer.ts'
import type { PaymentKind } from '#domain/accounts/payees/payment-type.ts'
import { nextBankDay } from '#domain/payouts/batches/bank-day.ts'
import type { Batch } from '#domain/payouts/batches/batch-store.ts'
import { readCamt } from '#domain/payouts/settlements/read-camt.ts'
import { readPaypalResult } from '#domain/payouts/settlements/read-paypal-result.ts'
import type { SettlementLine } from '#domain/payouts/settlements/settlement.ts'
import type { Merchant } from '#shop/countries/country.ts'
import { countries } from '#shop/countries/all.ts'
import { dayAt } from '#shop/formats/dates.ts'
import type { Cents } from '#shop/money/money.ts'
import { paypalFile } from './paypal-file.ts'
import { sepaFile } from './sepa-file.ts'

type TransferTo<Kind extends PaymentKind> = {
  number: string
  tradeNumber: string
  cents: Cents
  payee: Extract<PaidPayee, { kind: Kind }>
}

export type Transfer = TransferTo<PaymentKind>

type SentBatch = Pick<Batch, 'number' | 'country' | 'instant'> & {
  merchant: Merchant
  /** What the shop is called on the statement of whoever is paid. */
  brand: string
  now: Date
}

type PayoutFormat = {
  extension: 'xml' | 'csv'
  /** The file that is taken there. */
  write(batch: SentBatch, transfers: readonly Transfer[]): string
  /** What comes back; nothing, if it is no such file. */
  read(text: string): SettlementLine[] | undefined
}

const to = <Kind extends PaymentKind>(kind: Kind, transfers: readonly Transfer[]) =>
  transfers.filter((transfer): transfer is TransferTo<Kind> => transfer.payee.kind === kind)

export const payoutFormats: Record<PaymentKind, PayoutFormat> = {
  sepa: {
    extension: 'xml',
    write({ number, country, instant, merchant, brand, now }, transfers) {
      const today = dayAt(now, countries[country].timeZone)
      // Instant transfers know no weekends.
      const day = instant ? today : nextBankDay(today)
      return sepaFile({ number, createdAt: now, day, instant, merchant, brand, transfers: to('sepa', transfers) })
    },
    read: readCamt,
  },
  paypal: {
    extension: 'csv',
    write: ({ brand }, transfers) => paypalFile(to('paypal', transfers), brand),
    read: readPaypalResult,
  },
}
