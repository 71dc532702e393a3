import { useId } from 'react'
import { Form, useLoaderData } from 'react-router'
import { cents as centsOf, formatMoney } from '#shop/money/money.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import type { loadPlay, Played } from './load-play.ts'

type Props = { title: string; played: Played }

/** One version as a seller sees it. What is answered in one phone counts in the other one, too. */
export function Phone({ title, played }: Props) {
  const t = useOfficeTranslate()
  const id = useId()
  const { cents, isOffer, gate, given, current } = played
  const amount = useAmount()
  const { icuLocale } = useLoaderData<typeof loadPlay>()

  return (
    <section className="stack" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <div className="phone stack">
        <p className="phone__price">
          {t(isOffer ? 'office.questionnaires.playing.offer' : 'office.questionnaires.playing.price')}:{' '}
          <span className="numeric">{amount(cents)}</span>
        </p>
        {gate && (
          <p>{t('office.questionnaires.playing.closed', { gate: t(`office.questionnaires.effect.${gate}`) })}</p>
        )}
        {current && <Asked current={current} />}
        {given.length > 0 && (
          <>
            <h4>{t('office.questionnaires.playing.given')}</h4>
            <dl className="stack stack--tight">
              {given.map(({ code, title: question, chosen }) => (
                <div key={code}>
                  <dt className="office-soft" lang={icuLocale}>
                    {question}
                  </dt>
                  <dd lang={chosen ? icuLocale : undefined}>{chosen || t('office.questionnaires.findings.nothing')}</dd>
                </div>
              ))}
            </dl>
            <AgainForm />
          </>
        )}
      </div>
    </section>
  )
}

function useAmount() {
  const { icuLocale } = useLoaderData<typeof loadPlay>()
  return (amount: number): string => formatMoney(centsOf(amount), icuLocale)
}

/** Everything that was answered before, and of which device. */
function Hidden({ without }: { without?: string }) {
  const { device, country, answers } = useLoaderData<typeof loadPlay>()

  return (
    <>
      <input type="hidden" name="device" value={device} />
      <input type="hidden" name="country" value={country} />
      {answers
        .filter(([code]) => code !== without)
        .flatMap(([code, chosen]) =>
          (chosen.length === 0 ? [''] : chosen).map((value) => (
            <input key={`${code} ${value}`} type="hidden" name={`a.${code}`} value={value} />
          )),
        )}
    </>
  )
}

function Asked({ current }: { current: NonNullable<Played['current']> }) {
  const t = useOfficeTranslate()
  const { code, kind, question, description, choices } = current
  const { icuLocale } = useLoaderData<typeof loadPlay>()
  const amount = useAmount()
  const change = (by: number) => (by === 0 ? '' : ` ${by > 0 ? '+' : ''}${amount(by)}`)

  return (
    <Form method="get" className="stack" preventScrollReset>
      <Hidden without={code} />
      <fieldset className="stack" lang={icuLocale}>
        <legend>{question}</legend>
        <p className="office-soft">{description}</p>
        {kind === 'multi' && <input type="hidden" name={`a.${code}`} value="" />}
        {choices.map((choice) =>
          kind === 'multi' ? (
            <label key={choice.code} className="phone__answer">
              <input type="checkbox" name={`a.${code}`} value={choice.code} /> {choice.text}
              {change(choice.change)}
            </label>
          ) : (
            <button key={choice.code} type="submit" name={`a.${code}`} value={choice.code} className="phone__answer">
              {choice.text}
              {change(choice.change)}
            </button>
          ),
        )}
      </fieldset>
      {kind === 'multi' && <Button type="submit">{t('office.questionnaires.playing.next')}</Button>}
    </Form>
  )
}

function AgainForm() {
  const t = useOfficeTranslate()
  const { device, country } = useLoaderData<typeof loadPlay>()

  return (
    <Form method="get">
      <input type="hidden" name="device" value={device} />
      <input type="hidden" name="country" value={country} />
      <Button type="submit" look="ghost" size="small">
        {t('office.questionnaires.playing.again')}
      </Button>
    </Form>
  )
}
