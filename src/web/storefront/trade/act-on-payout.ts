import { data, redirect, type ActionFunctionArgs } from 'react-router'
import { paymentCodes } from '#domain/accounts/payment-type.ts'
import { changeTradePayee } from '#domain/payouts/change-trade-payee.ts'
import { chooseSplitPayout } from '#domain/payouts/decide-payout.ts'
import { writeIdentity } from '#domain/payouts/write-identity.ts'
import { findTradeByLink } from '#domain/trades/find-trade.ts'
import { pageContext } from '#web/context.ts'
import { pageNotFound } from '#web/storefront/error/page-not-found.ts'

export type PayoutAnswer = { deed: string; form: Record<string, string>; problems: Record<string, string> }

/** What the seller sends from the page of his trade. What goes well leads back to it; what does not keeps what was typed. */
export async function actOnPayout({ params, url, request, context }: ActionFunctionArgs) {
  const { engines, shop, storefronts } = context.get(pageContext)
  const trade = await findTradeByLink(engines, shop, params['token'] ?? '')
  if (!trade || trade.email === '') return pageNotFound(url)
  const form = Object.fromEntries([...(await request.formData())].map(([name, value]) => [name, String(value)]))
  const deeds: Record<string, () => Promise<{ ok: boolean; problems?: Record<string, string> }>> = {
    payee: () => {
      const paymentType = form['way'] === 'paypal' ? paymentCodes.paypal : paymentCodes.sepa
      return changeTradePayee(engines, storefronts, 'seller', trade.id, { paymentType, form })
    },
    identity: () => writeIdentity(engines, 'seller', trade, form),
    split: () => chooseSplitPayout(engines, 'seller', trade),
  }
  const deed = form['deed'] ?? ''
  const result = await deeds[deed]?.()
  if (!result) throw new Response(null, { status: 400 })
  if (result.ok || !result.problems) return redirect(url.pathname)
  return data<PayoutAnswer>({ deed, form, problems: result.problems }, { status: 422 })
}
