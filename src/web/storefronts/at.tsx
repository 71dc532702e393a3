import messages from 'virtual:frame-messages/de-AT'
import { loadShop } from '#web/shop-data.ts'
import { Storefront, StorefrontError } from '#web/storefront/storefront.tsx'

export const loader = loadShop

export default function Austria() {
  return <Storefront messages={messages} />
}

export function ErrorBoundary() {
  return <StorefrontError messages={messages} />
}
