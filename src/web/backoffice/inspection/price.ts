import { data } from 'react-router'
import { findClaimedItem, renewClaim } from '#domain/inspection/claimed-item.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { readFinding } from './read-finding.ts'
import { showPrice } from './show-price.ts'

/** The price of what is filled in, asked for while somebody fills it in. Changes nothing, but he keeps the device. */
export const loader = office.read('trades.see', async ({ engines, storefronts, colleague, params, url }) => {
  const view = await findClaimedItem(engines, storefronts, colleague, params['item'] ?? '')
  if (!view) throw data(null, { status: 404 })
  await renewClaim(engines, colleague, view.claim)
  return showPrice(engines, view, readFinding(view.item.offer, url.searchParams))
})
