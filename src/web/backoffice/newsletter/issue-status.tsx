import type { IssueStatus as Status } from '#domain/newsletter/issues/issue.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'

const looks = { draft: 'plain', sending: 'brand', paused: 'warning', stopped: 'danger', sent: 'success' } as const

export function IssueStatus({ status }: { status: Status }) {
  const t = useOfficeTranslate()
  return <Badge look={looks[status]}>{t(`office.newsletter.status.${status}`)}</Badge>
}
