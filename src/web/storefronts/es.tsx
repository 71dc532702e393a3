import words from 'virtual:words/es'
import { Storefront, StorefrontError } from '#web/storefront/storefront.tsx'

export default function Spain() {
  return <Storefront words={words} />
}

export function ErrorBoundary() {
  return <StorefrontError words={words} />
}
