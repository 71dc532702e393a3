import type { PendingSubmission } from './pending-submission.ts'

export type Violation = { propertyPath: string; code?: string }

export type TradeAnswer =
  | { ok: true; transactionId: number }
  /** Nobody knows whether it arrived. */
  | { ok: false; reason: 'unreachable' }
  | { ok: false; reason: 'login-ended' }
  | { ok: false; reason: 'refused'; code: string; message: string; violations: Violation[] }

/** Long enough for a slow train; whoever waits longer is not being helped by waiting. */
const PATIENCE = 30_000

/**
 * Sends the submission, as a guest or the way that customers do. Sending it again is harmless, and a shop that is full for a
 * moment is asked again when it says so.
 */
export async function sendTrade({ key, body }: PendingSubmission, post = fetch): Promise<TradeAnswer> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': key }
  const signal = AbortSignal.timeout(PATIENCE)
  const send = () => post('/api/trades', { method: 'POST', headers, body, signal })
  try {
    let answer = await send()
    for (let pause = pauseAfter(answer); pause; pause = pauseAfter(answer)) {
      await new Promise((resolve) => setTimeout(resolve, pause))
      answer = await send()
    }
    if (answer.status >= 500) return { ok: false, reason: 'unreachable' }
    const { transactionId, code, title, violations = [] } = await answer.json()
    return answer.ok
      ? { ok: true, transactionId }
      : { ok: false, reason: 'refused', code: String(code), message: String(title), violations }
  } catch (error) {
    return { ok: false, reason: error instanceof Error && error.name === 'LoginEnded' ? 'login-ended' : 'unreachable' }
  }
}

/** In milliseconds; not everybody who was sent away comes back at the same moment. */
const pauseAfter = ({ status, headers }: Response): number =>
  status === 503 ? Number(headers.get('retry-after')) * 1000 * (1 + Math.random()) : 0
