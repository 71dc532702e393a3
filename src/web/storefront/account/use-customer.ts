import { useEffect } from 'react'
import { useAccountState } from '#web/state/account-state.ts'
import type { CustomerData } from '#web/state/customer-data.ts'
import { loadCustomer } from './account-calls.ts'
import { openAccount } from './open-account.ts'

export type KnownCustomer = {
  /** On the server, and until the browser was asked, nobody knows. */
  status: 'unknown' | 'out' | 'in'
  /** Follows a moment after the status, and is kept for the next screens. */
  customer: CustomerData | null
}

/** Who is here. If the login turns out to have ended, the status becomes `out`. */
export function useCustomer(): KnownCustomer {
  const { isRead, isLoggedIn, customerData } = useAccountState()
  const isMissing = isRead && isLoggedIn && customerData === null

  useEffect(openAccount, [])

  useEffect(() => {
    // Without it the screen shows what it has; the next question says what is wrong.
    if (isMissing) loadCustomer().catch(() => undefined)
  }, [isMissing])

  return { status: isRead ? (isLoggedIn ? 'in' : 'out') : 'unknown', customer: customerData }
}
