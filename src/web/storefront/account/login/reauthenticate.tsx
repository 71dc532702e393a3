import { useTranslate } from '#web/shop-context.tsx'
import { useAccountState } from '#web/state/account-state.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, focusedFirst } from '#web/ui/dialog.tsx'
import { isRemembered, loginAgain } from '#web/storefront/account/account-calls.ts'
import { PasswordField, typedIn } from '#web/storefront/account/account-fields.tsx'
import { OtherLogin } from './other-login.tsx'
import { RefusalNotice } from '#web/storefront/account/refusal-notice.tsx'
import { OneFieldForm } from '#web/storefront/account/passwords/one-field-form.tsx'
import { useSending } from '#web/storefront/account/use-sending.ts'

type Props = { open: boolean; onReauthenticated: () => void; onClose: () => void }

/** Asks for the password once more, where somebody else might have found the browser open. */
export function Reauthenticate({ open, onReauthenticated, onClose }: Props) {
  const t = useTranslate()

  return (
    <Dialog open={open} onClose={onClose} title={t('login.proof.title')} closeLabel={t('site.close')}>
      {open && <ProofForm onReauthenticated={onReauthenticated} />}
    </Dialog>
  )
}

const fields = ['password'] as const

function ProofForm({ onReauthenticated }: Pick<Props, 'onReauthenticated'>) {
  const t = useTranslate()
  const email = useAccountState((state) => state.email)
  const { form, isBusy, problems, refusal, forgive, send } = useSending(fields)

  const submit = async () => {
    const password = typedIn(form.current, 'password')
    const wrong = { password: password === '' ? ('missing' as const) : undefined }
    if (await send(wrong, () => loginAgain(password))) onReauthenticated()
  }

  return (
    <OneFieldForm form={form} forgive={forgive} onSend={submit}>
      <p>{t('login.proof.text')}</p>
      <RefusalNotice refusal={refusal} />
      {/* Tells a password manager whose password is meant. */}
      <input type="email" name="email" autoComplete="username" value={email ?? ''} readOnly hidden />
      <PasswordField problem={problems.password} autoComplete="current-password" ref={focusedFirst} />
      <Button type="submit" wide busy={isBusy}>
        {t('login.proof.submit')}
      </Button>
      <OtherLogin options={async () => ({ reauthenticate: true, remember: await isRemembered() })} />
    </OneFieldForm>
  )
}
