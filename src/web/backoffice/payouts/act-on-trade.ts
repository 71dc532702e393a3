import { changeTradePayee } from '#domain/payouts/payees/change-trade-payee.ts'
import { chooseSplitPayout, holdPayouts } from '#domain/payouts/batches/decide-payout.ts'
import { confirmIdentity, writeIdentity } from '#domain/payouts/payees/write-identity.ts'
import { kindCalled, paymentMethods } from '#domain/accounts/payees/payment-type.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import type { OfficeForm } from '#web/backoffice/office-handlers.ts'

type Result = { ok: true } | { ok: false; reason: string }

export type TradeAction = 'write-identity' | 'confirm-identity' | 'payee' | 'split' | 'hold' | 'unhold'

type Asked = { id: string; number: number; country: CountryCode }

/** What a colleague can do for the money of one trade. */
export async function actOnTrade(
  { engines, storefronts, colleague, form }: OfficeForm,
  trade: Asked,
  intent: TradeAction,
): Promise<Result> {
  const fields = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  const actions: Record<TradeAction, () => Promise<Result>> = {
    'write-identity': () => writeIdentity(engines, colleague, trade, fields),
    'confirm-identity': () => confirmIdentity(engines, colleague, trade),
    payee: () => {
      const paymentType = paymentMethods[kindCalled(fields['way'])].code
      return changeTradePayee(engines, storefronts, colleague, trade.id, { paymentType, form: fields })
    },
    split: () => chooseSplitPayout(engines, colleague, trade),
    hold: () => holdPayouts(engines, colleague, trade, fields['reason'] ?? ''),
    unhold: () => holdPayouts(engines, colleague, trade, null),
  }
  return actions[intent]()
}
