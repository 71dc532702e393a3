import type { VersionStatus as Status } from '#domain/catalogue/versions/version.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'

const looks = {
  draft: 'plain',
  proposed: 'warning',
  approved: 'success',
  rejected: 'danger',
  withdrawn: 'plain',
} as const

export function ProposalStatus({ status }: { status: Status }) {
  const t = useOfficeTranslate()
  return <Badge look={looks[status]}>{t(`office.prices.status.${status}`)}</Badge>
}
