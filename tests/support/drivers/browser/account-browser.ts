import { vi } from 'vitest'

/** A token as the shop makes them, but for the signature, which no page can check. */
export const tokenFor = (subject: string, more: object = {}): string =>
  ['{"alg":"EdDSA"}', JSON.stringify({ sub: subject, ...more }), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.')

export const CUSTOMER_ID = '0190d3c5-0000-7000-8000-000000000001'

export const pair = (more: object = {}) => ({
  access_token: tokenFor(CUSTOMER_ID),
  refresh_token: 'cookie',
  expires_in: 300,
  token_type: 'Bearer',
  ...more,
})

export const customer = {
  '@id': '/api/customers/customers/0190d3c5-0000-7000-8000-000000000002',
  customerNumber: '10023',
  email: 'ana@example.com',
  createdAt: '2026-01-01T00:00:00.000Z',
  newsletter: false,
  person: null,
  addresses: [],
  phoneContact: null,
  paymentAccounts: [],
}

export type Asked = { path: string; method: string; headers: Headers; body: unknown }

type Answers = Record<string, (asked: Asked) => Response | Promise<Response>>

/** What the shop answers under each path, and what it was asked. An answer replaces the usual one. */
export function answering(answers: Answers = {}): Asked[] {
  const usual: Answers = {
    '/api/account/login': () => Response.json(pair()),
    '/api/account/loginRefresh': () => Response.json(pair()),
    '/api/account/logout': () => new Response(null, { status: 204 }),
    '/api/customers/customers': () => Response.json(customer),
  }
  const all: Asked[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const asked = {
      path,
      method: init.method ?? 'GET',
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    }
    all.push(asked)
    const answer = answers[path] ?? usual[path]
    return answer ? answer(asked) : new Response(null, { status: 204 })
  })
  return all
}

export const refusing = (status: number, code: string) => () => Response.json({ code, title: code }, { status })

export const cutLine = () => Promise.reject(new TypeError('Failed to fetch'))

/** What a browser keeps between its pages. */
export function browserStorage(): Map<string, string> {
  const items = new Map<string, string>()
  const localStorage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  }
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('location', { search: '' })
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }))
  return items
}
