import { useLocation } from 'react-router'
import { countedKinds, ecoEffect, MAX_DEVICES, type CountedKind, type EcoAnswer } from '#domain/content/eco-effect.ts'
import { newerSmartphoneKilos, savedKilos } from '#shop/devices/eco-figures.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'

type Props = { typed: Record<CountedKind, string> | undefined }

/** A form that asks the page itself, so that it needs no script. */
export function EcoCalculator({ typed }: Props) {
  const t = useTranslate()
  const { pathname } = useLocation()
  const answer = typed && ecoEffect(typed)
  const isUnread = (kind: CountedKind) => answer?.ok === false && answer.unread.includes(kind)

  return (
    <div id="eco-calculator" className="card stack">
      <form method="get" action={`${pathname}#eco-calculator`} className="stack" aria-label={t('calculator.title')}>
        {countedKinds.map((kind) => (
          <TextInput
            key={kind}
            name={kind}
            label={t(`calculator.${kind}`)}
            hint={t('calculator.each', { kilos: savedKilos[kind] })}
            inputMode="numeric"
            autoComplete="off"
            maxLength={40}
            defaultValue={typed?.[kind] ?? ''}
            {...(isUnread(kind) && { error: t('calculator.unread', { most: MAX_DEVICES }) })}
          />
        ))}
        <div>
          <Button type="submit">{t('calculator.count')}</Button>
        </div>
      </form>
      {answer && <Result answer={answer} />}
      <p className="muted">{t('calculator.others')}</p>
    </div>
  )
}

function Result({ answer }: { answer: EcoAnswer }) {
  const t = useTranslate()
  if (!answer.ok) {
    return answer.unread.length === 0 ? <Notice look="warning" live="status" title={t('calculator.nothing')} /> : null
  }
  const { lines, kilos, newerKilos } = answer

  return (
    <Notice look="success" live="status" title={t('calculator.saved', { kilos })}>
      <ul>
        {lines.map(({ kind, count, each, kilos: sum }) => (
          <li key={kind}>{t('calculator.line', { kind: t(`calculator.${kind}`), count, each, kilos: sum })}</li>
        ))}
      </ul>
      {newerKilos !== kilos && (
        <p>{t('calculator.newer', { each: newerSmartphoneKilos, kilos: Math.round(newerKilos) })}</p>
      )}
    </Notice>
  )
}
