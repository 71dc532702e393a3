import type { PaidPayee } from '#domain/accounts/profile/customer.ts'
import { quoteCell } from '#shop/formats/csv.ts'
import { decimalFromCents, type Cents } from '#shop/money/money.ts'

type PaypalPayee = Extract<PaidPayee, { kind: 'paypal' }>

export type PaypalTransfer = { number: string; tradeNumber: string; cents: Cents; payee: PaypalPayee }

/** A mass payment as PayPal takes it: recipient, amount, currency, our number, a note. Without a line of names. */
export const paypalFile = (transfers: readonly PaypalTransfer[], brand: string): string =>
  transfers
    .map(({ payee, cents, number, tradeNumber }) => [
      payee.paypalEmail,
      decimalFromCents(cents),
      'EUR',
      number,
      `${brand} ${tradeNumber}`,
    ])
    .map((row) => `${row.map((cell) => quoteCell(cell, ',')).join(',')}\r\n`)
    .join('')
