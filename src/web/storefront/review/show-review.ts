import { LINK_DAYS } from '#domain/reviews/review-link.ts'
import type { AskedReview } from '#domain/reviews/write-review.ts'
import { formatLongDate } from '#shop/formats/dates.ts'
import { translator } from '#shop/messages/messages.ts'
import type { PageContext } from '#web/context.ts'

const DAY = 24 * 60 * 60_000

/** As much as its author sees, in words. */
export function showReview(
  { shop: { country }, messages }: PageContext,
  { category, askedAt, isOver, review }: AskedReview,
) {
  const t = translator(messages, country.icuLocale, country.presence.brand)
  const lastDay = new Date(askedAt.getTime() + LINK_DAYS * DAY)
  return {
    category: t(`category.${category}`),
    until: formatLongDate(lastDay, country.icuLocale, country.timeZone),
    isOver,
    review: review && {
      stars: String(review.stars),
      text: review.text,
      name: review.name,
      status: review.status,
      reason: review.reason,
    },
  }
}

export type ShownAsked = ReturnType<typeof showReview>
