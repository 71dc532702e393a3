import { NewsletterSoon } from './newsletter-soon.tsx'

export default function NewsletterUnsubscribe() {
  return <NewsletterSoon screen="unsubscribe" />
}
