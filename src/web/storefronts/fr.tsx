import words from 'virtual:words/fr'
import { Storefront, StorefrontError } from '#web/storefront/storefront.tsx'

export default function France() {
  return <Storefront words={words} />
}

export function ErrorBoundary() {
  return <StorefrontError words={words} />
}
