import { useFormats } from '#web/backoffice/frame/formats.ts'
import { cents } from '#shop/money/money.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { officeKey } from '#web/backoffice/frame/office-key.ts'
import type { OnScreen } from './inspect.tsx'

export function EarlierInspections({ earlier }: Pick<OnScreen, 'earlier'>) {
  const t = useOfficeTranslate()
  const { formatMoment, formatMoney } = useFormats()
  if (earlier.length === 0) return null

  return (
    <section className="stack">
      <h2>{t('office.inspection.item.earlier')}</h2>
      <ul className="office-plain">
        {earlier.map(({ id, at, inspector, outcome, cents: worth, condition, note }) => (
          <li key={id}>
            {formatMoment(at)} · {inspector} · {t(officeKey(`office.inspection.outcome.${outcome}`))} · {condition} ·{' '}
            {formatMoney(cents(worth))} {note}
          </li>
        ))}
      </ul>
    </section>
  )
}
