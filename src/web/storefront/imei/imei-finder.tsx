import { useEffect, useRef } from 'react'
import { Form, useActionData, useLocation, useNavigation } from 'react-router'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { deviceNotListed } from '#web/storefront/contact/device-subject.ts'
import { ModelLink } from '#web/storefront/recognition/model-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { ImeiAnswer } from './find-by-imei.ts'

const leadHere = { autoFocus: true }

/** Finds a phone by its number. The page around it takes `findByImei` as its action. */
export function ImeiFinder() {
  const t = useTranslate()
  // The page is kept without its query: the form must not depend on one. Nor may its address have a `#`, or browsers
  // without scripts would not lead to the answer.
  const { pathname } = useLocation()
  const answer = useActionData<ImeiAnswer>()
  const sending = useNavigation().state === 'submitting'
  const input = useRef<HTMLInputElement>(null)
  const refusal = answer && 'problem' in answer ? answer.problem : undefined
  // Nothing is wrong with a number whose model the shop does not know.
  const problem = refusal === 'unknown-model' ? undefined : refusal
  useEffect(() => {
    if (problem) input.current?.focus()
  }, [answer, problem])

  return (
    <details id="imei" className="imei-finder" open={answer !== undefined}>
      <summary className="unfolds">{t('imei.title')}</summary>
      <Form method="post" action={pathname} noValidate preventScrollReset className="stack">
        <TextInput
          ref={input}
          id="imei-number"
          name="imei"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={answer?.imei}
          label={t('imei.label')}
          hint={t('imei.hint')}
          {...(problem && { error: t(`imei.${problem}`), ...leadHere })}
        />
        <p>
          <Button type="submit" look="quiet" busy={sending}>
            {t('imei.submit')}
          </Button>
        </p>
      </Form>
      <div role="status">
        {refusal === 'unknown-model' && <UnknownModel />}
        {answer && 'found' in answer && (
          <div className="stack stack--tight" tabIndex={-1} {...leadHere}>
            <p>{t('imei.found')}</p>
            <ModelLink {...answer.found} />
          </div>
        )}
      </div>
    </details>
  )
}

function UnknownModel() {
  const t = useTranslate()
  const path = usePath()

  return (
    <Notice>
      <p>
        {t('imei.unknown-model')} <a href={path('contact') + deviceNotListed}>{t('catalogue.missing.link')}</a>
      </p>
    </Notice>
  )
}
