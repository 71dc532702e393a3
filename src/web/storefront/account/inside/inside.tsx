import type { CustomerData } from '#web/state/customer-data.ts'
import { AccountNavigation } from './account-navigation.tsx'
import { AddressPlace } from './address-place.tsx'
import { ManagementPlace } from './management-place.tsx'
import { OverviewPlace } from './overview-place.tsx'
import { PaymentPlace } from './payment-place.tsx'
import { ProofProvider } from './proof.tsx'

export { Goodbye } from './goodbye.tsx'

export type InsideProps = {
  customer: CustomerData
  /** Called when the customer is about to be gone, and with `false` if he stays after all. */
  onLeaving: (isLeaving: boolean) => void
}

const places = {
  overview: OverviewPlace,
  management: ManagementPlace,
  addressChange: AddressPlace,
  paymentChange: PaymentPlace,
}

export type AccountPlace = keyof typeof places

/** What customers see of their account; one file for all its screens, so that going from one to another takes no time. */
export function Inside({ place, ...props }: InsideProps & { place: AccountPlace }) {
  const Place = places[place]

  return (
    <>
      <AccountNavigation customerNumber={props.customer.customerNumber} />
      <ProofProvider>
        <Place {...props} />
      </ProofProvider>
    </>
  )
}
