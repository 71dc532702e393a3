import { useAccountState } from '#web/state/account-state.ts'
import type { CustomerData } from '#web/state/customer-data.ts'
import { asCustomer, loadCustomer } from '#web/storefront/account/account-calls.ts'
import { openAccount } from '#web/storefront/account/open-account.ts'
import { recallDraft } from '#web/storefront/checkout/form/draft.ts'
import type { Known } from './known.ts'
import { knownAccounts, knownDraft } from './known-seller.ts'

const guest: Known = { draft: {}, addresses: [], accounts: [] }

// The shop is only ever asked under a path of its own.
const post = asCustomer as typeof fetch

/** Who has typed an account before logging in wants that one. */
function hasTypedAccount(): boolean {
  const { iban, paypalEmail } = recallDraft()
  return iban !== '' || paypalEmail !== ''
}

function knownOf(customer: CustomerData): Known {
  const accounts = knownAccounts(customer)
  const usual = hasTypedAccount() ? undefined : accounts[0]?.address
  return { draft: knownDraft(customer), addresses: customer.addresses, accounts, usual, post }
}

/** Tells who sells, now and whenever that changes. If the shop does not say what it knows, nothing is filled in. */
export function watchCustomer(tell: (known: Known) => void): () => void {
  let told: CustomerData | null | undefined
  let isAsked = false

  const look = () => {
    const { isLoggedIn, customerData } = useAccountState.getState()
    if (isLoggedIn && customerData === null) {
      if (!isAsked) loadCustomer().catch(() => tell(useAccountState.getState().isLoggedIn ? { ...guest, post } : guest))
      isAsked = true
    } else if (customerData !== told) {
      told = customerData
      tell(customerData ? knownOf(customerData) : guest)
    }
  }

  openAccount()
  const stop = useAccountState.subscribe(look)
  look()
  return stop
}
