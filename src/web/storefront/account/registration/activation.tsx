import { useState } from 'react'
import { useLocation } from 'react-router'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { useAccountState } from '#web/state/account-state.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { unreachable } from '#web/storefront/account/account-answer.ts'
import { EntryScreen } from '#web/storefront/account/entry-screen.tsx'
import { activate } from '#web/storefront/account/passwords/letter-calls.ts'
import { LoginForm } from '#web/storefront/account/login/login-form.tsx'
import { RefusalNotice } from '#web/storefront/account/refusal-notice.tsx'
import { useCustomer } from '#web/storefront/account/use-customer.ts'

type State = 'open' | 'busy' | 'failed' | 'done' | 'dead'

/** Where the link of a letter leads. Opening it changes nothing, since mail programs open links too: the button does. */
export default function AccountActivation() {
  const t = useTranslate()
  const token = new URLSearchParams(useLocation().search).get('token') ?? ''
  const [state, setState] = useState<State>(token === '' ? 'dead' : 'open')

  const confirm = async () => {
    setState('busy')
    const result = await activate(token).catch(() => undefined)
    // The address may be a new one of a customer who is known here.
    if (result?.activated) useAccountState.setState({ customerData: null })
    setState(result ? (result.activated ? 'done' : 'dead') : 'failed')
  }

  if (state === 'done')
    return (
      <EntryScreen title={t('loginLetters.activation.done')} lead={t('loginLetters.activation.next')}>
        <WayOn />
      </EntryScreen>
    )
  if (state === 'dead')
    return (
      <EntryScreen title={t('loginLetters.dead')} lead={t('loginLetters.activation.dead')}>
        <WaysOut />
      </EntryScreen>
    )
  return (
    <EntryScreen title={t('loginLetters.activation.title')} lead={t('loginLetters.activation.text')}>
      <div className="stack">
        <RefusalNotice refusal={state === 'failed' ? unreachable : undefined} />
        <Button size="large" wide busy={state === 'busy'} onClick={() => void confirm()}>
          {t('loginLetters.activation.submit')}
        </Button>
      </div>
    </EntryScreen>
  )
}

/** Who has only changed his address is still logged in. */
function WayOn() {
  const t = useTranslate()
  const path = usePath()
  const { status } = useCustomer()

  return status === 'in' ? (
    <p>
      <LinkButton href={path('accountOverview')} size="large">
        {t('loginLetters.activation.account')}
      </LinkButton>
    </p>
  ) : (
    <LoginForm />
  )
}

function WaysOut() {
  const t = useTranslate()
  const path = usePath()

  return (
    <p className="cluster">
      <LinkButton href={path('accountOverview')} size="large">
        {t('login.title')}
      </LinkButton>
      <LinkButton href={path('accountRegister')} size="large" look="quiet">
        {t('login.register')}
      </LinkButton>
    </p>
  )
}
