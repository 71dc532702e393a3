import { useEffect, useState } from 'react'
import { useAccountState } from '#web/state/account-state.ts'
import type { CustomerData } from '#web/state/customer-data.ts'
import { loadCustomer } from './account-calls.ts'
import { openAccount } from './open-account.ts'

export type KnownCustomer = {
  /** On the server, and until the browser was asked, nobody knows. */
  status: 'unknown' | 'out' | 'in'
  /** Follows a moment after the status, and is kept for the next screens. */
  customer: CustomerData | null
  /** The shop did not say who it is; `again` asks once more. */
  hasFailed: boolean
  again: () => void
}

/** Who is here. If the login turns out to have ended, the status becomes `out`. */
export function useCustomer(): KnownCustomer {
  const { isRead, isLoggedIn, customerData } = useAccountState()
  const isMissing = isRead && isLoggedIn && customerData === null

  useEffect(openAccount, [])

  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    if (isMissing && !hasFailed) loadCustomer().catch(() => setFailed(true))
  }, [isMissing, hasFailed])

  const status = isRead ? (isLoggedIn ? 'in' : 'out') : 'unknown'
  return { status, customer: customerData, hasFailed, again: () => setFailed(false) }
}
