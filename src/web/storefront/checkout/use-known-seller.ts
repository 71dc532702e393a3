import { useEffect, useMemo, useState } from 'react'
import { readFromBrowser, shareBetweenTabs, useAccountState } from '#web/state/account-state.ts'
import { recallDraft } from './draft.ts'
import { guest, knownSeller, type KnownSeller } from './known-seller.ts'

/** Who has typed an account before logging in wants that one. */
function hasTypedAccount(): boolean {
  const { iban, paypalEmail } = recallDraft()
  return iban !== '' || paypalEmail !== ''
}

/** `usual` is the account to begin with. */
export type Known = KnownSeller & { usual: string | undefined }

const nobody: Known = { ...guest, usual: undefined }

/**
 * Whoever sells, once that is known. How to ask the shop as a customer is fetched for customers only; if it does not
 * answer, the form starts empty.
 */
export function useKnownSeller(): Known | undefined {
  const { isRead, isLoggedIn, customerData } = useAccountState()
  const [hasFailed, setFailed] = useState(false)
  const isMissing = isRead && isLoggedIn && customerData === null

  useEffect(() => {
    readFromBrowser()
    return shareBetweenTabs(window)
  }, [])
  useEffect(() => {
    if (!isMissing) return
    import('#web/storefront/account/account-calls.ts')
      .then(({ loadCustomer }) => loadCustomer())
      .catch(() => setFailed(true))
  }, [isMissing])

  const known = useMemo((): Known => {
    if (!customerData) return nobody
    const seller = knownSeller(customerData)
    return { ...seller, usual: hasTypedAccount() ? undefined : seller.accounts[0]?.address }
  }, [customerData])
  return isRead && (!isMissing || hasFailed) ? known : undefined
}
