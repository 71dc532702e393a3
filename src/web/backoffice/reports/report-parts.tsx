import type { ReactNode } from 'react'
import type { Reports } from '#domain/reports/find-reports.ts'
import { countryName } from '#shop/countries/country-name.ts'
import { cents, formatMoney } from '#shop/money/money.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { officeKey } from '#web/backoffice/frame/office-key.ts'
import { BarTable } from './bar-table.tsx'

type Part = { reports: Reports }

const whole = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 })
const oneDigit = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const percent = new Intl.NumberFormat('de-DE', { style: 'percent', maximumFractionDigits: 1 })
const money = (amount: number): string => formatMoney(cents(Math.round(amount)), 'de-DE')

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
          cells: [whole.format(count), step === 'offers' ? '' : percent.format(share)],
        }))}
      />
    </Panel>
  )
}

export function Revaluation({ reports: { revaluation } }: Part) {
  const t = useOfficeTranslate()
  const { inspected, up, down, upCents, downCents } = revaluation
  const title = t('office.reports.revaluation.title')
  const rows = [
    ['up', up, money(upCents)],
    ['same', inspected - up - down, ''],
    ['down', down, money(downCents)],
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
          cells: [whole.format(count), percent.format(inspected === 0 ? 0 : count / inspected), sum],
        }))}
      />
    </Panel>
  )
}

export function Payment({ reports: { payment } }: Part) {
  const t = useOfficeTranslate()
  const days = (value: number | null) =>
    value === null
      ? t('office.reports.payment.none')
      : t('office.reports.payment.value', { days: oneDigit.format(value) })

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
          cells: [whole.format(countOf(answer)), percent.format(countOf(answer) / all)],
        }))}
      />
    </Panel>
  )
}

type TurnoverProps = { what: 'category' | 'country'; rows: Reports['byCountry'] }

export function TurnoverBy({ what, rows }: TurnoverProps) {
  const t = useOfficeTranslate()
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
          cells: [whole.format(devices), money(sum)],
        }))}
      />
    </Panel>
  )
}

export function Waiting({ reports: { waiting } }: Part) {
  const t = useOfficeTranslate()
  const title = t('office.reports.waiting.title')
  const days = (value: number) => t('office.reports.waiting.days', { days: oneDigit.format(value) })

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
            cells: [whole.format(count), days(medianDays), days(oldestDays)],
          }))}
        />
      )}
    </Panel>
  )
}
