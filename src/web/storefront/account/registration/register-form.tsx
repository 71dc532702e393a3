import { usePath, useShop, useTranslate } from '#web/shop-context.tsx'
import { DraftFormElement, FormText } from '#web/storefront/checkout/form/form-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/storefront/account/account-fields.tsx'
import { RefusalNotice } from '#web/storefront/account/refusal-notice.tsx'
import { RegisterMore } from './register-more.tsx'
import { useRegistration } from './use-registration.ts'

/** Name, address and password; whoever wants to, says the rest at once. */
export function RegisterForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useTranslate()
  const { form, more, passwordProblem, forgivePassword, refusal, isBusy, submit } = useRegistration(onSent)

  return (
    <DraftFormElement form={form} id="register" onSend={submit}>
      <div className="field-row">
        <FormText field="firstName" autoComplete="given-name" />
        <FormText field="lastName" autoComplete="family-name" />
      </div>
      <FormText field="email" type="email" inputMode="email" autoComplete="username" autoCapitalize="none" />
      <PasswordField
        problem={passwordProblem}
        hint={t('loginLetters.passwordHint')}
        autoComplete="new-password"
        onChange={forgivePassword}
      />
      <RegisterMore {...more} />
      <RefusalNotice refusal={refusal} />
      <Button type="submit" size="large" wide busy={isBusy}>
        {t('login.register')}
      </Button>
      <Footnotes />
    </DraftFormElement>
  )
}

function Footnotes() {
  const t = useTranslate()
  const path = usePath()
  const { contentSlugs } = useShop().country

  return (
    <>
      <p className="field__hint">
        {t('loginLetters.register.privacy')}{' '}
        <a href={path('content', { slug: contentSlugs.privacy })} target="_blank" rel="noopener">
          {t('content.privacy')}
        </a>
      </p>
      <p>
        {t('login.already')} <a href={path('accountOverview')}>{t('login.title')}</a>
      </p>
    </>
  )
}
