import { useState } from 'react'
import { useTranslate } from '#web/shop-context.tsx'
import { PageHead } from '#web/storefront/head/page-head.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { AccountPage } from './signed-in/signed-in-pages.tsx'
import { RetryNotice } from './retry-notice.tsx'
import { LoginForm } from './login/login-form.tsx'
import { useCustomer } from './use-customer.ts'
import { useSignedIn } from './use-signed-in.ts'
import { ScriptsNeeded } from './scripts-needed.tsx'

/** A screen of the account: its heading for everybody, its inside for whoever is logged in. */
export function AccountScreen({ place }: { place: AccountPage }) {
  const t = useTranslate()
  const { status, customer, hasFailed, again } = useCustomer()
  const { signedIn, cannotLoad, loadAgain } = useSignedIn(status === 'in')
  const [isLeaving, setLeaving] = useState(false)
  if (isLeaving && status === 'out' && signedIn) return <signedIn.Goodbye />

  const retry = () => {
    again()
    loadAgain()
  }
  const loaded = customer && signedIn

  return (
    <div className="container account stack stack--loose">
      <PageHead title={t(`account.${place}.title`)} description={t('account.description')} noindex />
      <div className="stack stack--tight">
        <h1>{t(`account.${place}.title`)}</h1>
        <p className="lead">{t(status === 'out' ? 'login.lead' : `account.${place}.lead`)}</p>
      </div>
      <ScriptsNeeded />
      {status === 'out' && <LoginForm />}
      {status !== 'out' && loaded && <signedIn.SignedInPages {...{ place, customer }} onLeaving={setLeaving} />}
      {status !== 'out' && !loaded && (hasFailed || cannotLoad) && <RetryNotice onAgain={retry} />}
      {status !== 'out' && !loaded && !hasFailed && !cannotLoad && (
        <Skeleton label={t('account.loading')} shape="block" />
      )}
    </div>
  )
}
