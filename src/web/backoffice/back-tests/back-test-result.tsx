import type { Cents } from '#shop/money/money.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { BarTable } from '#web/backoffice/reports/bar-table.tsx'
import { RowsTable } from '#web/backoffice/table/rows-table.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Extremes } from './extremes.tsx'
import type { ShownBackTest } from './show-back-test.ts'
import { useChange, useSumColumns } from './sum-columns.tsx'

/** What has come out: how far prices move, what that costs and leaves, and where it moves most. */
export function BackTestResult({ test }: { test: ShownBackTest }) {
  const t = useOfficeTranslate()
  const { formatCount, formatDay, formatMoment } = useFormats()
  const { finishedAt, startedAt, since, startedBy, isOutdated, hasNewBase, kinds, leftOut } = test
  const days = { since: formatDay(since), until: formatDay(startedAt) }

  return (
    <div className="stack">
      <p>{t('office.backTests.made', { moment: formatMoment(finishedAt), name: startedBy, ...days })}</p>
      {isOutdated && <Notice look="warning" title={t('office.backTests.outdated')} />}
      {hasNewBase && <Notice look="warning" title={t('office.backTests.newBase')} />}
      <Figures test={test} />
      <p className="office-soft">
        {t('office.backTests.kinds', {
          inspected: formatCount(kinds.inspected),
          sold: formatCount(kinds.sold),
          offered: formatCount(kinds.offered),
        })}{' '}
        {leftOut > 0 && t('office.backTests.leftOut', { count: leftOut })}
      </p>
      <Histogram test={test} />
      <Costs test={test} />
      <Extremes title={t('office.backTests.ups')} none={t('office.backTests.noUps')} rows={test.ups} />
      <Extremes title={t('office.backTests.downs')} none={t('office.backTests.noDowns')} rows={test.downs} />
    </div>
  )
}

function Figures({ test: { compared, rises, falls, month } }: { test: ShownBackTest }) {
  const t = useOfficeTranslate()
  const { formatCount, formatMoney } = useFormats()
  const change = useChange()
  const fromTo = (before: Cents, after: Cents) => `${formatMoney(before)} → ${formatMoney(after)}`
  const figures = [
    ['compared', formatCount(compared)],
    ['rises', formatCount(rises)],
    ['falls', formatCount(falls)],
    ['cost', fromTo(month.before, month.after)],
    ['costChange', change(month.change)],
    ['margin', fromTo(month.marginBefore, month.marginAfter)],
    ['marginChange', change(month.marginChange)],
  ] as const

  return (
    <dl className="office-figures">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`office.backTests.figure.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Histogram({ test: { histogram, compared } }: { test: ShownBackTest }) {
  const t = useOfficeTranslate()
  const { formatCount } = useFormats()
  const title = t('office.backTests.histogram')
  if (compared === 0) return null

  return (
    <section className="stack stack--tight">
      <h3>{title}</h3>
      <BarTable
        caption={title}
        columns={[t('office.backTests.devices')]}
        bars={histogram.map((bar) => ({
          key: bar.step,
          label: t(`office.backTests.step.${bar.step}`),
          value: bar.count,
          cells: [formatCount(bar.count)],
        }))}
      />
    </section>
  )
}

function Costs({ test: { months, parts, sums } }: { test: ShownBackTest }) {
  const t = useOfficeTranslate()
  const { formatDay } = useFormats()
  const columns = useSumColumns()
  const unknown = sums.devices - sums.known

  return (
    <section className="stack">
      <h3>{t('office.backTests.byMonth')}</h3>
      <p className="office-soft">
        {t('office.backTests.month')} {unknown > 0 && t('office.backTests.marginNote', { count: unknown })}
      </p>
      <RowsTable
        caption={t('office.backTests.byMonth')}
        rows={[...months, { ...sums, from: null, until: null }]}
        keyOf={({ from }) => from?.toISOString() ?? ''}
        columns={[
          {
            name: 'period',
            title: t('office.backTests.column.period'),
            show: ({ from, until }) =>
              from && until ? `${formatDay(from)} – ${formatDay(until)}` : t('office.backTests.all'),
          },
          ...columns,
        ]}
      />
      <h3>{t('office.backTests.byPart')}</h3>
      <RowsTable
        caption={t('office.backTests.byPart')}
        rows={parts}
        keyOf={({ category, country }) => `${category} ${country}`}
        columns={[
          {
            name: 'category',
            title: t('office.backTests.column.category'),
            show: ({ category }) => t(`category.${category}`),
          },
          {
            name: 'country',
            title: t('office.backTests.column.country'),
            show: ({ country }) => country.toUpperCase(),
          },
          ...columns,
        ]}
      />
    </section>
  )
}
