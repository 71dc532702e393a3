import type { ReactNode } from 'react'
import { useTranslate } from '#web/shop-context.tsx'
import type { CustomerData } from '#web/state/customer-data.ts'
import { PageHead } from '#web/storefront/page-head.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AccountNavigation } from './account-navigation.tsx'
import { LoadAgain } from './load-again.tsx'
import { LoginForm } from './login-form.tsx'
import { ProofProvider } from './proof.tsx'
import { useCustomer, type KnownCustomer } from './use-customer.ts'

type Props = {
  screen: 'overview' | 'management' | 'addressChange' | 'paymentChange'
  /** What belongs to the customer; nobody else gets to see it. */
  children: (customer: CustomerData) => ReactNode
}

/** A screen of the account: its heading for everybody, its inside for whoever is logged in. */
export function AccountScreen({ screen, children }: Props) {
  const t = useTranslate()
  const known = useCustomer()
  const lead = known.status === 'out' ? 'login.lead' : (`account.${screen}.lead` as const)

  return (
    <div className="container account stack stack--loose">
      <PageHead title={t(`account.${screen}.title`)} description={t('account.description')} noindex />
      <div className="stack stack--tight">
        <h1>{t(`account.${screen}.title`)}</h1>
        <p className="lead">{t(lead)}</p>
      </div>
      <noscript>
        <Notice look="warning">
          <p>{t('login.noScript')}</p>
        </Notice>
      </noscript>
      <Inside {...known}>{children}</Inside>
    </div>
  )
}

function Inside({ status, customer, hasFailed, again, children }: KnownCustomer & Pick<Props, 'children'>) {
  const t = useTranslate()

  if (status === 'out') return <LoginForm />
  if (customer)
    return (
      <>
        <AccountNavigation customerNumber={customer.customerNumber} />
        <ProofProvider>{children(customer)}</ProofProvider>
      </>
    )
  return hasFailed ? <LoadAgain onAgain={again} /> : <Skeleton label={t('account.loading')} shape="block" />
}
