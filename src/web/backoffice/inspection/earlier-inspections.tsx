import type { OfficeMessageKey } from '#shop/messages/office-messages.ts'
import { cents, formatMoney } from '#shop/money/money.ts'
import { formatMoment } from '#web/backoffice/frame/office-time.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import type { OnScreen } from './inspect.tsx'

export function EarlierInspections({ earlier }: Pick<OnScreen, 'earlier'>) {
  const t = useOfficeTranslate()
  if (earlier.length === 0) return null

  return (
    <section className="stack">
      <h2>{t('office.inspection.item.earlier')}</h2>
      <ul className="office-plain">
        {earlier.map(({ id, at, inspector, outcome, cents: worth, condition, note }) => (
          <li key={id}>
            {formatMoment(at)} · {inspector} · {t(`office.inspection.outcome.${outcome}` as OfficeMessageKey)} ·{' '}
            {condition} · {formatMoney(cents(worth), 'de-DE')} {note}
          </li>
        ))}
      </ul>
    </section>
  )
}
