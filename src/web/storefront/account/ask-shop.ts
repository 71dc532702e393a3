import { refusalIn, type Refusal } from './account-answer.ts'
import { asCustomer } from './account-calls.ts'
import { ProveYourself } from './account-errors.ts'

export type Told<Body = unknown> = { ok: true; body: Body } | ({ ok: false } & Refusal)

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

const unreachable = { ok: false, code: 'unreachable', message: '', violations: [] } as const

/** Accounts are spoken about in plain JSON, customers in linked data; what only changes a part says so. */
function mediaType(method: Method, path: string): string {
  if (method === 'PATCH') return 'application/merge-patch+json'
  return path.startsWith('/api/customers/') ? 'application/ld+json' : 'application/json'
}

/** Asks as the customer, and always gets an answer; only the wish for the password is thrown on. */
export async function askShop<Body = unknown>(method: Method, path: string, body?: unknown): Promise<Told<Body>> {
  const sent = body !== undefined && {
    headers: { 'content-type': mediaType(method, path) },
    body: JSON.stringify(body),
  }
  try {
    const answer = await asCustomer(path, { method, ...sent })
    if (!answer.ok) return { ok: false, ...(await refusalIn(answer)) }
    // Whoever asks knows what is answered; nothing at all is the answer to a deed.
    return { ok: true, body: (answer.status === 204 ? undefined : await answer.json()) as Body }
  } catch (error) {
    if (error instanceof ProveYourself) throw error
    return unreachable
  }
}
