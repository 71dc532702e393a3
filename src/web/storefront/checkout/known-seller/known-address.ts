import type { Draft } from '#web/storefront/checkout/form/draft.ts'

/** An address as a form holds it. */
export type AddressDraft = Pick<Draft, 'street' | 'houseNumber' | 'addressExtra' | 'postalCode' | 'city'>

const none: AddressDraft = { street: '', houseNumber: '', addressExtra: '', postalCode: '', city: '' }

/** Of an address nothing but what a form asks for. */
export function addressDraft(address: AddressDraft = none): AddressDraft {
  const { street, houseNumber, addressExtra, postalCode, city } = address
  return { street, houseNumber, addressExtra, postalCode, city }
}
