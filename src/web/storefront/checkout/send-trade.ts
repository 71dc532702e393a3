import { useAccountState } from '#web/state/account-state.ts'
import { LoginEnded } from '#web/storefront/account/account-errors.ts'
import type { Wish } from './wish.ts'

export type Violation = { propertyPath: string; code?: string }

export type TradeAnswer =
  | { ok: true; transactionId: number }
  /** Nobody knows whether it arrived. */
  | { ok: false; reason: 'unreachable' }
  | { ok: false; reason: 'login-ended' }
  | { ok: false; reason: 'refused'; code: string; message: string; violations: Violation[] }

/** Long enough for a slow train; whoever waits longer is not being helped by waiting. */
const PATIENCE = 30_000

/** How to ask as a customer is fetched for customers only. */
async function post(init: RequestInit): Promise<Response> {
  if (!useAccountState.getState().isLoggedIn) return fetch('/api/trades', init)
  const { asCustomer } = await import('#web/storefront/account/account-calls.ts')
  return asCustomer('/api/trades', init)
}

/** Sends the wish. Sending it again is harmless. */
export async function sendTrade({ key, body }: Wish): Promise<TradeAnswer> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': key }
  try {
    const answer = await post({
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(PATIENCE),
    })
    if (answer.status >= 500) return { ok: false, reason: 'unreachable' }
    const { transactionId, code, title, violations = [] } = await answer.json()
    return answer.ok
      ? { ok: true, transactionId }
      : { ok: false, reason: 'refused', code: String(code), message: String(title), violations }
  } catch (error) {
    return { ok: false, reason: error instanceof LoginEnded ? 'login-ended' : 'unreachable' }
  }
}
