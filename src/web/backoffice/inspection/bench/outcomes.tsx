import type { ReactNode } from 'react'
import { lockKinds } from '#domain/inspection/finding.ts'
import { formatLine } from '#domain/offers/questions/format-line.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox, Select, TextArea } from '#web/ui/field.tsx'
import { PriceLines } from '#web/ui/price-lines.tsx'
import { useScripted } from '#web/ui/use-scripted.ts'
import type { OnScreen } from '../inspect.tsx'
import type { ShownPrice } from '../show-price.ts'

type Props = { shown: OnScreen; price: ShownPrice }

/** What it comes to, and what becomes of the device. Stays in view while the questions scroll. */
export function Outcomes({ shown, price, isBusy, children }: Props & { isBusy: boolean; children: ReactNode }) {
  const t = useOfficeTranslate()

  return (
    <aside className="office-outcomes stack stack--tight">
      <h2>{t('office.inspection.item.outcome')}</h2>
      <Verdict shown={shown} price={price} />
      <Decision verdict={price.verdict} isBusy={isBusy} />
      <Checkbox name="next" value="yes" defaultChecked={shown.search !== ''} label={t('office.inspection.item.next')} />
      <OtherOutcomes />
      {children}
      <Calculation shown={shown} price={price} />
    </aside>
  )
}

const signs = { unfinished: '', matches: '', better: '+', worse: '' } as const

const looks = { unfinished: 'plain', matches: 'success', better: 'success', worse: 'warning' } as const

function Verdict({ shown: { promised }, price }: Props) {
  const t = useOfficeTranslate()
  const { formatMoney } = useFormats()
  const { cents: found, verdict, different, open, gate } = price

  return (
    <div className="stack stack--tight" aria-live="polite">
      <p className="cluster">
        <Badge look={looks[verdict]}>{t('office.inspection.item.differences', { count: different.length })}</Badge>
        {found !== promised && (
          <strong>
            {signs[verdict]}
            {formatMoney(found - promised)}
          </strong>
        )}
      </p>
      {open !== undefined && <p>{t('office.inspection.item.unfinished', { question: open })}</p>}
      {gate !== undefined && <p>{t('office.inspection.item.gate', { answer: gate })}</p>}
    </div>
  )
}

/** The one thing to do as things stand; the others are rare. */
function Decision({ verdict, isBusy }: { verdict: ShownPrice['verdict']; isBusy: boolean }) {
  const t = useOfficeTranslate()
  const scripted = useScripted()
  const common = { type: 'submit', name: 'intent', wide: true, busy: isBusy, 'data-decision': true } as const

  return verdict === 'worse' ? (
    <Button {...common} value="ask" aria-keyshortcuts="e">
      <span data-key={scripted ? 'e' : undefined}>{t('office.inspection.item.ask')}</span>
    </Button>
  ) : (
    <Button {...common} value="matches" aria-keyshortcuts="w">
      <span data-key={scripted ? 'w' : undefined}>
        {t(verdict === 'better' ? 'office.inspection.item.acceptMore' : 'office.inspection.item.accept')}
      </span>
    </Button>
  )
}

function OtherOutcomes() {
  const t = useOfficeTranslate()

  return (
    <>
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
    </>
  )
}

function Calculation({ shown: { promised, questions }, price: { cents: found, lines } }: Props) {
  const t = useOfficeTranslate()
  const { formatMoney } = useFormats()
  const told = lines.filter(({ kind, cents: amount }) => kind === 'base' || amount !== 0)

  return (
    <section className="stack stack--tight">
      <h2>{t('office.inspection.item.price')}</h2>
      <PriceLines
        lines={told.map((line) => ({ label: formatLine(t, questions, line), amount: formatMoney(line.cents) }))}
        total={{ label: t('office.inspection.item.found'), amount: formatMoney(found) }}
      />
      <p className="office-soft">
        {t('office.inspection.item.promised')}: {formatMoney(promised)}
      </p>
    </section>
  )
}
