import type { ReactNode } from 'react'
import type { Reports } from '#domain/reports/find-reports.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { officeKey } from '#web/backoffice/frame/office-key.ts'
import { BarTable } from './bar-table.tsx'

type Part = { reports: Reports }

function Panel({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <section className="stack">
      <h2>{title}</h2>
      {text && <p className="office-soft">{text}</p>}
      {children}
    </section>
  )
}

export function Funnel({ reports: { funnel } }: Part) {
  const t = useOfficeTranslate()
  const { formatCount, formatShare } = useFormats()
  const title = t('office.reports.funnel.title')

  return (
    <Panel title={title} text={t('office.reports.funnel.text')}>
      <BarTable
        caption={title}
        columns={[t('office.reports.column.count'), t('office.reports.column.share')]}
        bars={funnel.map(({ step, count, share }) => ({
          key: step,
          label: t(`office.reports.funnel.${step}`),
          value: count,
          cells: [formatCount(count), step === 'offers' ? '' : formatShare(share)],
        }))}
      />
    </Panel>
  )
}

export function Revaluation({ reports: { revaluation } }: Part) {
  const t = useOfficeTranslate()
  const { formatCount, formatMoney, formatShare } = useFormats()
  const { inspected, up, down, upCents, downCents } = revaluation
  const title = t('office.reports.revaluation.title')
  const rows = [
    ['up', up, formatMoney(Math.round(upCents))],
    ['same', inspected - up - down, ''],
    ['down', down, formatMoney(Math.round(downCents))],
  ] as const

  return (
    <Panel title={title} text={t('office.reports.revaluation.text', { count: inspected })}>
      <BarTable
        caption={title}
        columns={[t('office.reports.column.count'), t('office.reports.column.share'), t('office.reports.column.money')]}
        bars={rows.map(([key, count, sum]) => ({
          key,
          label: t(`office.reports.revaluation.${key}`),
          value: count,
          cells: [formatCount(count), formatShare(inspected === 0 ? 0 : count / inspected), sum],
        }))}
      />
    </Panel>
  )
}

export function Payment({ reports: { payment } }: Part) {
  const t = useOfficeTranslate()
  const { formatTenths } = useFormats()
  const days = (value: number | null) =>
    value === null ? t('office.reports.payment.none') : t('office.reports.payment.value', { days: formatTenths(value) })

  return (
    <Panel title={t('office.reports.payment.title')} text={t('office.reports.payment.text', { count: payment.paid })}>
      <dl className="office-numbers">
        <div>
          <dt>{t('office.reports.payment.median')}</dt>
          <dd>{days(payment.median)}</dd>
        </div>
        <div>
          <dt>{t('office.reports.payment.p90')}</dt>
          <dd>{days(payment.p90)}</dd>
        </div>
      </dl>
    </Panel>
  )
}

const answerOrder = ['accept', 'return', 'recycle', 'second-look', 'no-answer', 'open'] as const

export function Answers({ reports: { answers } }: Part) {
  const t = useOfficeTranslate()
  const { formatCount, formatShare } = useFormats()
  const title = t('office.reports.answers.title')
  const all = answers.reduce((sum, { count }) => sum + count, 0)
  const countOf = (answer: string) => answers.find((each) => each.answer === answer)?.count ?? 0
  if (all === 0) return <Panel title={title} text={t('office.reports.answers.none')} />

  return (
    <Panel title={title}>
      <BarTable
        caption={title}
        columns={[t('office.reports.column.count'), t('office.reports.column.share')]}
        bars={answerOrder.map((answer) => ({
          key: answer,
          label: t(`office.reports.answers.${answer}`),
          value: countOf(answer),
          cells: [formatCount(countOf(answer)), formatShare(countOf(answer) / all)],
        }))}
      />
    </Panel>
  )
}

type TurnoverProps = { what: 'category' | 'country'; rows: Reports['byCountry'] }

export function TurnoverBy({ what, rows }: TurnoverProps) {
  const t = useOfficeTranslate()
  const { countryName, formatCount, formatMoney } = useFormats()
  const title = t(`office.reports.turnover.${what}`)
  if (rows.length === 0) return <Panel title={title} text={t('office.reports.turnover.none')} />
  const name = (key: string) => {
    if (key === 'voucher') return t('office.reports.turnover.voucher')
    return what === 'country' ? countryName(key) : t(officeKey(`category.${key}`))
  }

  return (
    <Panel title={title}>
      <BarTable
        caption={title}
        columns={[t('office.reports.column.devices'), t('office.reports.column.money')]}
        bars={rows.map(({ key, devices, cents: sum }) => ({
          key,
          label: name(key),
          value: sum,
          cells: [formatCount(devices), formatMoney(Math.round(sum))],
        }))}
      />
    </Panel>
  )
}

export function Waiting({ reports: { waiting } }: Part) {
  const t = useOfficeTranslate()
  const { formatCount, formatTenths } = useFormats()
  const title = t('office.reports.waiting.title')
  const days = (value: number) => t('office.reports.waiting.days', { days: formatTenths(value) })

  return (
    <Panel title={title} text={t(waiting.length === 0 ? 'office.reports.waiting.none' : 'office.reports.waiting.text')}>
      {waiting.length > 0 && (
        <BarTable
          caption={title}
          columns={[
            t('office.reports.column.count'),
            t('office.reports.column.median'),
            t('office.reports.column.oldest'),
          ]}
          bars={waiting.map(({ status, count, medianDays, oldestDays }) => ({
            key: status,
            label: t(officeKey(`office.reports.waiting.${status}`)),
            value: oldestDays,
            cells: [formatCount(count), days(medianDays), days(oldestDays)],
          }))}
        />
      )}
    </Panel>
  )
}
