import { redirect } from 'react-router'
import { recordReviewConsent } from '#domain/reviews/consent.ts'
import type { Trade } from '#domain/trades/trade.ts'
import { translator } from '#shop/messages/messages.ts'
import type { PageContext } from '#web/context.ts'

type Source = Parameters<typeof recordReviewConsent>[3]['source']

export const isConsentIntent = (intent: unknown): intent is 'review-yes' | 'review-no' =>
  intent === 'review-yes' || intent === 'review-no'

/** Writes down whether the seller may be asked how his sale went; then the page is shown afresh. */
export async function recordConsent(
  { engines, shop, messages }: PageContext,
  trade: Trade,
  { intent, source, url }: { intent: 'review-yes' | 'review-no'; source: Source; url: URL },
): Promise<never> {
  const t = translator(messages, shop.country.icuLocale, shop.country.presence.brand)
  const said = { given: intent === 'review-yes', wording: t('reviewConsent.text'), source }
  await recordReviewConsent(engines, shop, trade, said)
  throw redirect(url.pathname + url.search, 303)
}
