import type { CustomerData } from '#web/state/customer-data.ts'
import { AccountNavigation } from './account-navigation.tsx'
import { AddressInside } from './address-inside.tsx'
import { ManagementInside } from './management-inside.tsx'
import { OverviewInside } from './overview-inside.tsx'
import { PaymentInside } from './payment-inside.tsx'
import { ProofProvider } from './proof.tsx'

export { Goodbye } from './goodbye.tsx'

export type InsideProps = {
  customer: CustomerData
  /** Called when the customer is about to be gone, and with `false` if he stays after all. */
  onLeaving: (isLeaving: boolean) => void
}

const insides = {
  overview: OverviewInside,
  management: ManagementInside,
  addressChange: AddressInside,
  paymentChange: PaymentInside,
}

export type AccountPlace = keyof typeof insides

/** What customers see of their account; one file for all its screens, so that going from one to another takes no time. */
export function Inside({ place, ...props }: InsideProps & { place: AccountPlace }) {
  const Place = insides[place]

  return (
    <>
      <AccountNavigation customerNumber={props.customer.customerNumber} />
      <ProofProvider>
        <Place {...props} />
      </ProofProvider>
    </>
  )
}
