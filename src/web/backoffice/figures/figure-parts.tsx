import type { ReactNode } from 'react'
import type { Figures } from '#domain/figures/find-figures.ts'
import { cents, formatMoney } from '#shop/money.ts'
import type { OfficeWordKey } from '#shop/office-words.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { BarTable } from './bar-table.tsx'

type Part = { figures: Figures }

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

export function Funnel({ figures: { funnel } }: Part) {
  const t = useOfficeTranslate()
  const title = t('office.figures.funnel.title')

  return (
    <Panel title={title} text={t('office.figures.funnel.text')}>
      <BarTable
        caption={title}
        columns={[t('office.figures.column.count'), t('office.figures.column.share')]}
        bars={funnel.map(({ step, count, share }) => ({
          key: step,
          label: t(`office.figures.funnel.${step}`),
          value: count,
          cells: [whole.format(count), step === 'offers' ? '' : percent.format(share)],
        }))}
      />
    </Panel>
  )
}

export function Revaluation({ figures: { revaluation } }: Part) {
  const t = useOfficeTranslate()
  const { inspected, up, down, upCents, downCents } = revaluation
  const title = t('office.figures.revaluation.title')
  const rows = [
    ['up', up, money(upCents)],
    ['same', inspected - up - down, ''],
    ['down', down, money(downCents)],
  ] as const

  return (
    <Panel title={title} text={t('office.figures.revaluation.text', { count: inspected })}>
      <BarTable
        caption={title}
        columns={[t('office.figures.column.count'), t('office.figures.column.share'), t('office.figures.column.money')]}
        bars={rows.map(([key, count, sum]) => ({
          key,
          label: t(`office.figures.revaluation.${key}`),
          value: count,
          cells: [whole.format(count), percent.format(inspected === 0 ? 0 : count / inspected), sum],
        }))}
      />
    </Panel>
  )
}

export function Payment({ figures: { payment } }: Part) {
  const t = useOfficeTranslate()
  const days = (value: number | null) =>
    value === null
      ? t('office.figures.payment.none')
      : t('office.figures.payment.value', { days: oneDigit.format(value) })

  return (
    <Panel title={t('office.figures.payment.title')} text={t('office.figures.payment.text', { count: payment.paid })}>
      <dl className="office-numbers">
        <div>
          <dt>{t('office.figures.payment.median')}</dt>
          <dd>{days(payment.median)}</dd>
        </div>
        <div>
          <dt>{t('office.figures.payment.p90')}</dt>
          <dd>{days(payment.p90)}</dd>
        </div>
      </dl>
    </Panel>
  )
}

const answerOrder = ['accept', 'return', 'recycle', 'second-look', 'no-answer', 'open'] as const

export function Answers({ figures: { answers } }: Part) {
  const t = useOfficeTranslate()
  const title = t('office.figures.answers.title')
  const all = answers.reduce((sum, { count }) => sum + count, 0)
  const countOf = (answer: string) => answers.find((each) => each.answer === answer)?.count ?? 0
  if (all === 0) return <Panel title={title} text={t('office.figures.answers.none')} />

  return (
    <Panel title={title}>
      <BarTable
        caption={title}
        columns={[t('office.figures.column.count'), t('office.figures.column.share')]}
        bars={answerOrder.map((answer) => ({
          key: answer,
          label: t(`office.figures.answers.${answer}`),
          value: countOf(answer),
          cells: [whole.format(countOf(answer)), percent.format(countOf(answer) / all)],
        }))}
      />
    </Panel>
  )
}

type TurnoverProps = { what: 'category' | 'country'; rows: Figures['byCountry'] }

export function TurnoverBy({ what, rows }: TurnoverProps) {
  const t = useOfficeTranslate()
  const title = t(`office.figures.turnover.${what}`)
  if (rows.length === 0) return <Panel title={title} text={t('office.figures.turnover.none')} />
  const name = (key: string) =>
    key === 'voucher'
      ? t('office.figures.turnover.voucher')
      : t((what === 'country' ? `office.figures.countries.${key}` : `category.${key}`) as OfficeWordKey)

  return (
    <Panel title={title}>
      <BarTable
        caption={title}
        columns={[t('office.figures.column.devices'), t('office.figures.column.money')]}
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

export function Waiting({ figures: { waiting } }: Part) {
  const t = useOfficeTranslate()
  const title = t('office.figures.waiting.title')
  const days = (value: number) => t('office.figures.waiting.days', { days: oneDigit.format(value) })

  return (
    <Panel title={title} text={t(waiting.length === 0 ? 'office.figures.waiting.none' : 'office.figures.waiting.text')}>
      {waiting.length > 0 && (
        <BarTable
          caption={title}
          columns={[
            t('office.figures.column.count'),
            t('office.figures.column.median'),
            t('office.figures.column.oldest'),
          ]}
          bars={waiting.map(({ status, count, medianDays, oldestDays }) => ({
            key: status,
            label: t(`office.figures.waiting.${status}` as OfficeWordKey),
            value: oldestDays,
            cells: [whole.format(count), days(medianDays), days(oldestDays)],
          }))}
        />
      )}
    </Panel>
  )
}
