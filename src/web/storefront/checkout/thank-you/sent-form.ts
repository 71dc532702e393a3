import type { TradeForm } from '#domain/trades/sale/read-trade-form.ts'

let sent: { transactionId: string; form: TradeForm } | undefined

/** What a guest has just sent. It lives as long as the page does and is written down nowhere. */
export function keepSentForm(transactionId: number, body: string): void {
  sent = { transactionId: String(transactionId), form: JSON.parse(body) as TradeForm }
}

/** The form behind a trade, if it was sent from this very page. */
export const sentForm = (transactionId: string | number): TradeForm | undefined =>
  sent?.transactionId === String(transactionId) ? sent.form : undefined

export const clearSentForm = (): void => {
  sent = undefined
}
