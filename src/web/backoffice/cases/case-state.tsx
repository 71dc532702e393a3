import type { Case } from '#domain/cases/case.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { useFormats } from '#web/backoffice/frame/formats.ts'

const looks = { open: 'brand', waiting: 'warning', closed: 'success', merged: 'plain' } as const

/** How a case stands; a closed one says how it ended. */
export function CaseState({ found: { state, result } }: { found: Pick<Case, 'state' | 'result'> }) {
  const t = useOfficeTranslate()
  return (
    <Badge look={looks[state]}>{t(result ? `office.cases.result.${result}` : `office.cases.state.${state}`)}</Badge>
  )
}

/** By when something has to be done; what is late says so in words, too. */
export function DueDay({ dueAt, isOverdue }: { dueAt: Date; isOverdue: boolean }) {
  const t = useOfficeTranslate()
  const { formatDay } = useFormats()

  return (
    <>
      <time dateTime={dueAt.toISOString()}>{formatDay(dueAt)}</time>
      {isOverdue && (
        <>
          {' '}
          <Badge look="danger">{t('office.cases.overdue')}</Badge>
        </>
      )}
    </>
  )
}
