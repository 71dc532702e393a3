import { lockKinds } from '#domain/inspection/finding.ts'
import { formatLine } from '#domain/offers/questions/format-line.ts'
import { cents, formatMoney } from '#shop/money/money.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select, TextArea } from '#web/ui/field.tsx'
import { PriceLines } from '#web/ui/price-lines.tsx'
import type { OnScreen } from './inspect.tsx'
import type { ShownPrice } from './show-price.ts'

type Props = { shown: OnScreen; price: ShownPrice }

const money = (amount: number) => formatMoney(cents(amount), 'de-DE')

/** What it comes to, and what becomes of the device. Stays in view while the questions scroll. */
export function Outcomes({ shown, price }: Props) {
  const t = useOfficeTranslate()
  const { verdict } = price

  return (
    <aside className="office-outcomes stack">
      <Price shown={shown} price={price} />
      <h2>{t('office.inspection.item.outcome')}</h2>
      {verdict === 'worse' ? (
        <Button type="submit" name="intent" value="ask" wide>
          {t('office.inspection.item.ask')}
        </Button>
      ) : (
        <Button type="submit" name="intent" value="matches" wide>
          {t(verdict === 'better' ? 'office.inspection.item.acceptMore' : 'office.inspection.item.accept')}
        </Button>
      )}
      <details className="office-action">
        <summary>{t('office.inspection.item.lock')}</summary>
        <div className="stack stack--tight">
          <Select
            label={t('office.inspection.item.lockKind')}
            name="lock"
            defaultValue=""
            options={[
              { value: '', label: '–' },
              ...lockKinds.map((value) => ({ value, label: t(`office.inspection.lock.${value}`) })),
            ]}
          />
          <Button type="submit" name="intent" value="lockFound" look="quiet" size="small">
            {t('office.inspection.item.lockSend')}
          </Button>
        </div>
      </details>
      <details className="office-action">
        <summary>{t('office.inspection.item.suspicious')}</summary>
        <div className="stack stack--tight">
          <TextArea label={t('office.inspection.item.suspiciousReason')} name="suspicion" rows={2} maxLength={1000} />
          <Button type="submit" name="intent" value="suspicious" look="danger" size="small">
            {t('office.inspection.item.suspiciousSend')}
          </Button>
        </div>
      </details>
    </aside>
  )
}

const signs = { unfinished: '', matches: '', better: '+', worse: '' } as const

const looks = { unfinished: 'plain', matches: 'success', better: 'success', worse: 'warning' } as const

function Price({ shown: { promised, questions }, price }: Props) {
  const t = useOfficeTranslate()
  const { cents: found, lines, verdict, different, open, gate } = price
  const told = lines.filter(({ kind, cents: amount }) => kind === 'base' || amount !== 0)

  return (
    <section className="stack stack--tight" aria-live="polite">
      <h2>{t('office.inspection.item.price')}</h2>
      <p className="cluster">
        <Badge look={looks[verdict]}>{t('office.inspection.item.differences', { count: different.length })}</Badge>
        {found !== promised && (
          <strong>
            {signs[verdict]}
            {money(found - promised)}
          </strong>
        )}
      </p>
      <PriceLines
        lines={told.map((line) => ({ label: formatLine(t, questions, line), amount: money(line.cents) }))}
        total={{ label: t('office.inspection.item.found'), amount: money(found) }}
      />
      <p className="office-soft">
        {t('office.inspection.item.promised')}: {money(promised)}
      </p>
      {open !== undefined && <p>{t('office.inspection.item.unfinished', { question: open })}</p>}
      {gate !== undefined && <p>{t('office.inspection.item.gate', { answer: gate })}</p>}
    </section>
  )
}
