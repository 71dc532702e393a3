import { data, redirect } from 'react-router'
import { kindCalled, paymentMethods } from '#domain/accounts/payees/payment-type.ts'
import { changeTradePayee } from '#domain/payouts/payees/change-trade-payee.ts'
import { chooseSplitPayout } from '#domain/payouts/batches/decide-payout.ts'
import { writeIdentity } from '#domain/payouts/payees/write-identity.ts'
import { findTradeByLink } from '#domain/trades/find-trade.ts'
import type { PageContext } from '#web/context.ts'
import { pageNotFound } from '#web/storefront/error/page-not-found.ts'

export type PayoutAnswer = { intent: string; form: Record<string, string>; problems: Record<string, string> }

const payoutIntents = ['payee', 'identity', 'split'] as const

type PayoutIntent = (typeof payoutIntents)[number]

export const isPayoutIntent = (intent: unknown): intent is PayoutIntent => payoutIntents.some((each) => each === intent)

/** What the seller sends about his money. What goes well leads back to the page; what does not keeps what was typed. */
export async function actOnPayout(
  { engines, shop, storefronts }: PageContext,
  token: string,
  url: URL,
  sent: FormData,
) {
  const trade = await findTradeByLink(engines, shop, token)
  if (!trade || trade.email === '') return pageNotFound(url)
  const { intent = '', ...form } = Object.fromEntries([...sent].map(([name, value]) => [name, String(value)]))
  const actions: Record<PayoutIntent, () => Promise<{ ok: boolean; problems?: Record<string, string> }>> = {
    payee: () => {
      const paymentType = paymentMethods[kindCalled(form['way'])].code
      return changeTradePayee(engines, storefronts, 'seller', trade.id, { paymentType, form })
    },
    identity: () => writeIdentity(engines, 'seller', trade, form),
    split: () => chooseSplitPayout(engines, 'seller', trade),
  }
  if (!isPayoutIntent(intent)) throw new Response(null, { status: 400 })
  const result = await actions[intent]()
  if (result.ok || !result.problems) throw redirect(url.pathname, 303)
  return data<PayoutAnswer>({ intent, form, problems: result.problems }, { status: 422 })
}
