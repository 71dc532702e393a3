import words from 'virtual:words/de'
import { Storefront, StorefrontError } from '#web/storefront/storefront.tsx'

export default function Germany() {
  return <Storefront words={words} />
}

export function ErrorBoundary() {
  return <StorefrontError words={words} />
}
