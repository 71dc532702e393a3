import type { VersionPhase } from '#domain/catalogue/versions/version.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'

const looks = {
  draft: 'plain',
  proposed: 'warning',
  scheduled: 'accent',
  live: 'success',
  replaced: 'plain',
  'taken-back': 'danger',
  rejected: 'danger',
  withdrawn: 'plain',
  cancelled: 'danger',
} as const

export function VersionBadge({ phase }: { phase: VersionPhase }) {
  const t = useOfficeTranslate()
  return <Badge look={looks[phase]}>{t(`office.versions.phase.${phase}`)}</Badge>
}
