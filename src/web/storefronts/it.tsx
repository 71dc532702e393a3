import words from 'virtual:frame-words/it'
import { loadShop } from '#web/shop-data.ts'
import { Storefront, StorefrontError } from '#web/storefront/storefront.tsx'

export const loader = loadShop

export default function Italy() {
  return <Storefront words={words} />
}

export function ErrorBoundary() {
  return <StorefrontError words={words} />
}
