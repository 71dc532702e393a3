import {
  MAX_NAME_LENGTH,
  MAX_TEXT_LENGTH,
  type ReviewForm as Typed,
  type ReviewProblems,
} from '#domain/reviews/review.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { RadioGroup, TextArea, TextInput } from '#web/ui/field.tsx'
import type { ShownAsked } from './show-review.ts'

/** What was typed, and what is wrong with it. */
export type RefusedReview = { typed: Typed; problems: ReviewProblems }

const stars = [5, 4, 3, 2, 1] as const

/** Sent as a plain form: it works in every browser, also without scripts. */
export function ReviewForm({ asked, refused }: { asked: ShownAsked; refused: RefusedReview | undefined }) {
  const t = useTranslate()
  const { review, until } = asked
  const { typed = review ?? { stars: '', text: '', name: '' }, problems = {} } = refused ?? {}
  const wrong = (problem?: 'missing' | 'too-long') => problem && { error: t(`review.problem.${problem}`) }

  return (
    <Card as="section">
      <form method="post" className="stack" noValidate>
        {review && (
          <div>
            <h2>{t('review.changeTitle')}</h2>
            <p className="field__hint">{t('review.changeHint', { date: until })}</p>
          </div>
        )}
        <RadioGroup
          label={t('review.stars')}
          name="stars"
          required
          defaultValue={typed.stars}
          options={stars.map((each) => ({ value: String(each), label: <Stars count={each} /> }))}
          {...wrong(problems.stars)}
        />
        <TextArea
          label={t('review.text')}
          optional={t('review.optional')}
          hint={t('review.textHint')}
          name="text"
          rows={6}
          maxLength={MAX_TEXT_LENGTH}
          defaultValue={typed.text}
          {...wrong(problems.text)}
        />
        <TextInput
          label={t('review.name')}
          optional={t('review.optional')}
          hint={t('review.nameHint')}
          name="name"
          maxLength={MAX_NAME_LENGTH}
          autoComplete="given-name"
          defaultValue={typed.name}
          {...wrong(problems.name)}
        />
        <p className="field__hint">{t('review.shown')}</p>
        <p className="field__hint">{t('review.checked')}</p>
        <p>
          <Button type="submit" size="large">
            {t(review ? 'review.change' : 'review.send')}
          </Button>
        </p>
      </form>
    </Card>
  )
}

/** Stars are for the eyes; a number and a word say the same. */
function Stars({ count }: { count: (typeof stars)[number] }) {
  const t = useTranslate()

  return (
    <>
      <span aria-hidden="true">{'★'.repeat(count) + '☆'.repeat(5 - count)} </span>
      {t('review.star', { stars: count, word: t(`review.word.${count}`) })}
    </>
  )
}
