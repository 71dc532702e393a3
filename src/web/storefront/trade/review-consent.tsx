import { Form } from 'react-router'
import type { ConsentState } from '#domain/reviews/consent.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

/** One sentence, one button, nothing ticked: who does nothing is not asked. */
export function ReviewConsent({ state }: { state: ConsentState }) {
  const t = useTranslate()
  if (state === 'none') return null
  const isGiven = state === 'given'

  return (
    <Card as="section" look="quiet">
      <Form method="post" preventScrollReset className="stack" data-review-consent={state}>
        <h2>{t('reviewConsent.title')}</h2>
        <p>{t(isGiven ? 'reviewConsent.given' : 'reviewConsent.text')}</p>
        <p className="field__hint">{t('reviewConsent.hint')}</p>
        <p>
          <Button type="submit" name="intent" value={isGiven ? 'review-no' : 'review-yes'} look="quiet">
            {t(isGiven ? 'reviewConsent.take' : 'reviewConsent.give')}
          </Button>
        </p>
      </Form>
    </Card>
  )
}
