import { NewsletterSoon } from './newsletter-soon.tsx'

export default function NewsletterUnsubscribeSuccess() {
  return <NewsletterSoon screen="unsubscribeSuccess" />
}
