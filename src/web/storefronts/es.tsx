import words from 'virtual:frame-words/es'
import { loadShop } from '#web/shop-data.ts'
import { Storefront, StorefrontError } from '#web/storefront/storefront.tsx'

export const loader = loadShop

export default function Spain() {
  return <Storefront words={words} />
}

export function ErrorBoundary() {
  return <StorefrontError words={words} />
}
