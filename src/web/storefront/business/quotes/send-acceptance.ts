import type { TradeForm, TradeProblems } from '#domain/trades/sale/read-trade-form.ts'

type Sent = Omit<TradeForm, 'business'> & { boxes: number }

type Answer =
  | { ok: true }
  | { ok: false; reason: 'fields'; problems: TradeProblems }
  /** Somebody else has decided meanwhile, or the time is over: the page says so. */
  | { ok: false; reason: 'closed' }
  /** Without a message nobody knows whether it arrived. Sending it again is harmless. */
  | { ok: false; reason: 'refused'; message: string }

const PATIENCE = 30_000

export async function sendAcceptance(token: string, sent: Sent): Promise<Answer> {
  try {
    const answer = await fetch(`/api/business-quotes/${token}/acceptance`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sent),
      signal: AbortSignal.timeout(PATIENCE),
    })
    if (answer.ok) return { ok: true }
    if (answer.status === 409) return { ok: false, reason: 'closed' }
    if (answer.status >= 500) return { ok: false, reason: 'refused', message: '' }
    const { code, title, violations = [] } = (await answer.json()) as Problem
    if (code !== 'invalid-input' || violations.length === 0) return { ok: false, reason: 'refused', message: title }
    const problems = violations.map(({ propertyPath, code: problem }) => [propertyPath, problem ?? 'invalid'])
    return { ok: false, reason: 'fields', problems: Object.fromEntries(problems) as TradeProblems }
  } catch {
    return { ok: false, reason: 'refused', message: '' }
  }
}

type Problem = { code: string; title: string; violations?: { propertyPath: string; code?: string }[] }
