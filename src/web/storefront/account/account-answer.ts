import { ShopUnreachable } from './account-errors.ts'

export type Violation = { propertyPath: string; message: string; code?: string }

/** Why the shop did not do it, in the visitor's language. Code `unreachable` comes without words: nobody said any. */
export type Refusal = { code: string; message: string; violations: Violation[] }

export type Answer = { ok: true } | ({ ok: false } & Refusal)

/** Nobody knows whether it arrived. */
export const unreachable: Refusal = { code: 'unreachable', message: '', violations: [] }

/** What the shop said no with. */
export async function refusalIn(answer: Response): Promise<Refusal> {
  if (answer.status >= 500) return unreachable
  const { code, title, violations } = Object(await answer.json().catch(() => undefined)) as Record<string, unknown>
  if (typeof code !== 'string') return unreachable
  return { code, message: String(title ?? ''), violations: Array.isArray(violations) ? violations : [] }
}

/** Yes, or why not. A cut line is a no as well; whatever else is thrown is thrown on. */
export async function answerTo(asking: Promise<Response>): Promise<Answer> {
  const answer = await asking.catch((error: unknown) => {
    if (error instanceof TypeError || error instanceof ShopUnreachable) return undefined
    throw error
  })
  if (answer?.ok) return { ok: true }
  return { ok: false, ...(answer ? await refusalIn(answer) : unreachable) }
}
