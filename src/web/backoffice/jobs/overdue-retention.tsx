import type { FailingStep } from '#domain/retention/find-failing-steps.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** What should be gone by law and is still there, by name. */
export function OverdueRetention({ steps }: { steps: readonly FailingStep[] }) {
  const t = useOfficeTranslate()
  const { formatMoment } = useFormats()
  if (steps.length === 0) return null

  return (
    <Notice look="danger" title={t('office.jobs.retention.title', { count: steps.length })}>
      <ul>
        {steps.map(({ name, since }) => (
          <li key={name}>
            {t('office.jobs.retention.since', {
              name: t(`office.jobs.retention.step.${name}`),
              when: formatMoment(since),
            })}
          </li>
        ))}
      </ul>
      <p>
        <a href="/jobs">{t('office.jobs.retention.link')}</a>
      </p>
    </Notice>
  )
}
