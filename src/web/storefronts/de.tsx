import messages from 'virtual:frame-messages/de'
import { loadShop } from '#web/shop-data.ts'
import { Storefront, StorefrontError } from '#web/storefront/storefront.tsx'

export const loader = loadShop

export default function Germany() {
  return <Storefront messages={messages} />
}

export function ErrorBoundary() {
  return <StorefrontError messages={messages} />
}
