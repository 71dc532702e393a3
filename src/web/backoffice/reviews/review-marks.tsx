import type { ReviewStatus } from '#domain/reviews/review.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'

const looks = { waiting: 'warning', published: 'success', rejected: 'plain' } as const

export function StatusBadge({ status }: { status: ReviewStatus }) {
  const t = useOfficeTranslate()
  return <Badge look={looks[status]}>{t(`office.reviews.status.${status}`)}</Badge>
}

export function Stars({ count }: { count: number }) {
  const t = useOfficeTranslate()
  return (
    <span role="img" aria-label={t('office.reviews.starsOf', { stars: count })}>
      {'★'.repeat(count) + '☆'.repeat(5 - count)}
    </span>
  )
}
