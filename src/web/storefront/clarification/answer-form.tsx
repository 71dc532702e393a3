import { Fragment } from 'react'
import { useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Refused, ShownClarification } from './show-clarification.ts'

type Props = { asked: ShownClarification; refused: Refused | undefined }

/** One choice, one button. It is sent as a plain form, so that it works in every browser and only once. */
export function AnswerForm({ asked, refused }: Props) {
  const t = useTranslate()
  const { options, promised, offered, isOtherDevice } = asked
  const chosen = refused?.chosen ?? asked.chosen
  const amounts = { amount: offered, promised }

  return (
    <Card as="section">
      <form method="post" className="stack" aria-labelledby="answer">
        <h2 id="answer">{t(asked.chosen === null ? 'clarification.question' : 'clarification.confirmChoice')}</h2>
        {refused && (
          <Notice look="danger" live="alert">
            <p>{t(`clarification.problem.${refused.problem}`)}</p>
          </Notice>
        )}
        <fieldset className="choices choices--cards answers" aria-labelledby="answer">
          {options.map(({ id, kind, total }) => (
            <Fragment key={id}>
              <label className="choice" data-answer={kind}>
                <input
                  type="radio"
                  className="choice__box"
                  name="option"
                  value={id}
                  defaultChecked={id === chosen}
                  required
                />
                <span className="choice__text">
                  {t(`clarification.option.${kind}`, amounts)}
                  <span className="choice__hint">
                    {t(`clarification.hint.${kind === 'accept' && isOtherDevice ? 'acceptOther' : kind}`, amounts)}
                  </span>
                  {total !== null && <span className="choice__hint">{total}</span>}
                </span>
              </label>
              {kind === 'recycle' && (
                <Checkbox className="recycle-consent" name="consent" value="yes" label={t('clarification.consent')} />
              )}
            </Fragment>
          ))}
        </fieldset>
        <div className="stack stack--tight">
          <p className="field__hint">{t('clarification.final')}</p>
          <p>
            <Button type="submit" size="large">
              {t('clarification.confirm')}
            </Button>
          </p>
        </div>
      </form>
    </Card>
  )
}
