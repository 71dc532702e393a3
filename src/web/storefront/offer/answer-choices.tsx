import { Icon } from '#web/art/icons.tsx'
import { useTranslate } from '#web/shop-context.tsx'
import type { AskedQuestion } from './load-questions.ts'

type Choice = AskedQuestion['choices'][number]

/** One tap answers: every answer is a button that sends the form. */
export function BigButtons({ code, choices }: AskedQuestion) {
  return (
    <div className="answers">
      {choices.map((choice) => (
        <button key={choice.code} type="submit" name={code} value={choice.code} className="answer">
          <Label {...choice} />
        </button>
      ))}
    </div>
  )
}

/** As many as apply. The empty field tells “nothing of this” from “not yet asked”. */
export function Boxes({ code, choices, leftEmpty }: AskedQuestion) {
  const t = useTranslate()

  return (
    <>
      <input type="hidden" name={code} value="" />
      {leftEmpty && (
        <p className="field__error" role="alert">
          <Icon name="warning" size={18} />
          {t('product.questions.choose')}
        </p>
      )}
      <div className="answers">
        {choices.map((choice) => (
          <label key={choice.code} className="answer">
            <input type="checkbox" className="choice__box" name={code} value={choice.code} />
            <Label {...choice} />
          </label>
        ))}
      </div>
    </>
  )
}

/** What the answer says, and what it does to the price. */
function Label({ text, assumes, change, picture }: Choice) {
  const t = useTranslate()

  return (
    <>
      {picture !== undefined && <img src={picture} alt="" width={96} height={96} loading="lazy" />}
      <span className="answer__text">
        {text}
        {assumes !== undefined && (
          <span className="choice__hint">{t('product.questions.assumes', { answer: assumes })}</span>
        )}
        {change !== '' && <span className="answer__change"> {change}</span>}
      </span>
    </>
  )
}
