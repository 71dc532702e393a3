import { refusalIn, unreachable, type Refusal } from '#web/storefront/account/account-answer.ts'
import { asCustomer } from '#web/storefront/account/account-calls.ts'
import { Reauthenticate } from '#web/storefront/account/account-errors.ts'

export type Refused = { ok: false } & Refusal

export type ShopAnswer<Body = unknown> = { ok: true; body: Body } | Refused

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Accounts are spoken about in plain JSON, customers in linked data; what only changes a part says so. */
function mediaType(method: Method, path: string): string {
  if (method === 'PATCH') return 'application/merge-patch+json'
  return path.startsWith('/api/customers/') ? 'application/ld+json' : 'application/json'
}

/** Whatever goes wrong on the way is a no as well; only the request for the password is thrown on. */
export async function orUnreachable<Answer>(asking: Promise<Answer>): Promise<Answer | Refused> {
  return asking.catch((error: unknown): Refused => {
    if (error instanceof Reauthenticate) throw error
    return { ok: false, ...unreachable }
  })
}

async function ask<Body>(method: Method, path: string, body: unknown): Promise<ShopAnswer<Body>> {
  const headers = { 'content-type': mediaType(method, path) }
  const answer = await asCustomer(path, {
    method,
    ...(body !== undefined && { headers, body: JSON.stringify(body) }),
  })
  if (!answer.ok) return { ok: false, ...(await refusalIn(answer)) }
  // Whoever asks knows what is answered; an action is answered with nothing at all.
  return { ok: true, body: (answer.status === 204 ? undefined : await answer.json()) as Body }
}

/** Asks as the customer, and always gets an answer. */
export const askShop = <Body = unknown>(method: Method, path: string, body?: unknown): Promise<ShopAnswer<Body>> =>
  orUnreachable(ask<Body>(method, path, body))
