import words from 'virtual:words/it'
import { Storefront, StorefrontError } from '#web/storefront/storefront.tsx'

export default function Italy() {
  return <Storefront words={words} />
}

export function ErrorBoundary() {
  return <StorefrontError words={words} />
}
