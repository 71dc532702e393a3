import messages from 'virtual:frame-messages/fr'
import { loadShop } from '#web/shop-data.ts'
import { Storefront, StorefrontError } from '#web/storefront/storefront.tsx'

export const loader = loadShop

export default function France() {
  return <Storefront messages={messages} />
}

export function ErrorBoundary() {
  return <StorefrontError messages={messages} />
}
