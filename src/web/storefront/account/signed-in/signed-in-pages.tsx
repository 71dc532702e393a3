import type { CustomerData } from '#web/state/customer-data.ts'
import { AccountNavigation } from './account-navigation.tsx'
import { AddressPage } from './addresses/address-page.tsx'
import { ManagementPage } from './management-page.tsx'
import { OverviewPage } from './overview-page.tsx'
import { PaymentPage } from './payouts/payment-page.tsx'
import { ReauthenticationProvider } from './reauthentication.tsx'

export { Goodbye } from './goodbye.tsx'

export type SignedInProps = {
  customer: CustomerData
  /** Called when the customer is about to be gone, and with `false` if he stays after all. */
  onLeaving: (isLeaving: boolean) => void
}

const places = {
  overview: OverviewPage,
  management: ManagementPage,
  addressChange: AddressPage,
  paymentChange: PaymentPage,
}

export type AccountPage = keyof typeof places

/** What customers see of their account; one file for all its screens, so that going from one to another takes no time. */
export function SignedInPages({ place, ...props }: SignedInProps & { place: AccountPage }) {
  const Place = places[place]

  return (
    <>
      <AccountNavigation customerNumber={props.customer.customerNumber} />
      <ReauthenticationProvider>
        <Place {...props} />
      </ReauthenticationProvider>
    </>
  )
}
