import type { ChangeSummary } from '#domain/catalogue/price-lists/price-change.ts'
import { cents } from '#shop/money/money.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import type { ShownChange } from './change-table.tsx'

/** How many prices go where, and what that leaves for us. */
export function ChangeSummaryView({ summary }: { summary: ChangeSummary<ShownChange> }) {
  const t = useOfficeTranslate()
  const { formatCount, formatMoney } = useFormats()
  const { margin } = summary
  const counts = ['rows', 'rises', 'falls', 'fresh', 'big', 'losing'] as const

  return (
    <section className="stack">
      <h2>{t('office.prices.summary.title')}</h2>
      <dl className="office-figures">
        {counts.map((name) => (
          <div key={name}>
            <dt>{t(`office.prices.summary.${name}`)}</dt>
            <dd>{formatCount(summary[name])}</dd>
          </div>
        ))}
        {margin && (
          <>
            <div>
              <dt>{t('office.prices.summary.marginBefore')}</dt>
              <dd>{formatMoney(cents(margin.before))}</dd>
            </div>
            <div>
              <dt>{t('office.prices.summary.marginAfter')}</dt>
              <dd>{formatMoney(cents(margin.after))}</dd>
            </div>
          </>
        )}
      </dl>
      <p className="office-soft">{t('office.prices.summary.estimate')}</p>
      <div className="grid grid--halves">
        <Biggest title={t('office.prices.summary.biggestRises')} changes={summary.biggestRises} />
        <Biggest title={t('office.prices.summary.biggestFalls')} changes={summary.biggestFalls} />
      </div>
    </section>
  )
}

function Biggest({ title, changes }: { title: string; changes: readonly ShownChange[] }) {
  const { formatChange, formatMoney } = useFormats()
  if (changes.length === 0) return null

  return (
    <section className="stack stack--tight">
      <h3>{title}</h3>
      <ul className="stack stack--tight">
        {changes.map(({ deviceId, deviceName, country, segment, oldCents, cents: amount, basisPoints }) => (
          <li key={`${deviceId} ${country} ${segment}`}>
            {deviceName}: {formatMoney(oldCents ?? cents(0))} → {formatMoney(amount)} ({formatChange(basisPoints ?? 0)})
          </li>
        ))}
      </ul>
    </section>
  )
}
