import { data, redirect } from 'react-router'
import { actAsSeller } from '#domain/trades/lifecycle/act-as-seller.ts'
import { sellerActions } from '#domain/trades/lifecycle/seller-actions.ts'
import { pathTo } from '#shop/screens/paths.ts'
import type { PageContext } from '#web/context.ts'
import { pageNotFound } from '#web/storefront/error/page-not-found.ts'
import type { RefusedAction } from './action-form.tsx'

/** Does what the seller has confirmed; then the page is shown afresh, so that loading it again does nothing twice. */
export async function changeTrade(
  { engines, storefronts, shop }: PageContext,
  token: string,
  url: URL,
  form: FormData,
) {
  const action = sellerActions.find((each) => each === form.get('intent'))
  if (action === undefined) throw new Response(null, { status: 400 })

  const act = { token, action, itemIds: form.getAll('item').map(String), consent: form.get('consent') === 'yes' }
  const result = await actAsSeller(engines, storefronts, shop, act)
  if (result.ok) throw redirect(`${pathTo(shop.country, 'trade', { token })}?done=${action}`, 303)
  if (result.reason === 'no-such-trade') return pageNotFound(url)
  const status = result.reason === 'not-now' ? 409 : 422
  return data({ problem: result.reason, action } satisfies RefusedAction, { status })
}
