import type { Page } from 'playwright-core'
import type { CartDevice } from '#domain/cart/checkout-state.ts'
import { usedPhone } from './sellers.ts'

/** Runs in the page: asks for a price as the product page does, and lays the offer into the cart. */
async function layIntoCart({ offered, quantity, more }: { offered: object; quantity: number; more: object }) {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch('/api/offers', { method: 'POST', headers, body: JSON.stringify(offered) })
  const { id, priceCents, validUntil } = await answer.json()
  const line = {
    offerId: id,
    deviceId: 1,
    name: 'Apple iPhone 14 128 GB',
    price: priceCents / 100,
    quantity,
    url: '/produkte/apple-iphone-14-128-gb',
    image: '/devices/phone.svg',
    category: 'iphone',
    conditionId: 'B',
  } satisfies CartDevice
  const state = { cart: [line], offerIds: [id], cartExpiry: Date.parse(validUntil), priceCalculateDone: true, ...more }
  localStorage.setItem('umlauf.checkout', JSON.stringify({ state, version: 2 }))
  return id as string
}

/** A visitor on any page of the shop gets a phone into his cart; the answer is its offer. */
export const fillCart = (
  page: Page,
  { quantity = 1, ...more }: { quantity?: number; voucher?: string; B2BMode?: boolean } = {},
) => page.evaluate(layIntoCart, { offered: usedPhone, quantity, more })
