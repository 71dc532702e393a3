import { useEffect, useMemo, useState } from 'react'
import { readFromBrowser, shareBetweenTabs, useAccountState } from '#web/state/account-state.ts'
import { guest, knownSeller, type KnownSeller } from './known-seller.ts'

/**
 * Whoever sells, once that is known. How to ask the shop as a customer is fetched for customers only; if it does not
 * answer, the form starts empty.
 */
export function useKnownSeller(): KnownSeller | undefined {
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

  const known = useMemo(() => (customerData ? knownSeller(customerData) : guest), [customerData])
  return isRead && (!isMissing || hasFailed) ? known : undefined
}
