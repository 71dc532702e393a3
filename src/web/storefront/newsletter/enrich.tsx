import { NewsletterSoon } from './newsletter-soon.tsx'

export default function NewsletterEnrich() {
  return <NewsletterSoon screen="enrich" />
}
