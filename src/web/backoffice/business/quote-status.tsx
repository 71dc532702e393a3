import type { QuoteStatus } from '#domain/business/quotes/business-quote.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'

const looks = {
  requested: 'warning',
  offered: 'brand',
  refused: 'plain',
  declined: 'plain',
  accepted: 'success',
  expired: 'plain',
} as const satisfies Record<QuoteStatus, string>

export function QuoteBadge({ status }: { status: QuoteStatus }) {
  const t = useOfficeTranslate()
  return <Badge look={looks[status]}>{t(`office.businessQuotes.status.${status}`)}</Badge>
}
