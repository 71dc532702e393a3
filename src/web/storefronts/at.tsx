import words from 'virtual:words/de-AT'
import { Storefront, StorefrontError } from '#web/storefront/storefront.tsx'

export default function Austria() {
  return <Storefront words={words} />
}

export function ErrorBoundary() {
  return <StorefrontError words={words} />
}
