import { Client } from 'pg'
import { fromSomewhere, tradeOf, usedPhone } from '#tests/support/drivers/customers/sellers.ts'
import type { Answer, VisitOptions } from '#tests/support/drivers/customers/visit.ts'
import type { Submission } from './ledger.ts'

export type Visit = (host: string, path: string, options?: VisitOptions) => Promise<Answer>

const HOST = 'de.localhost'
const VISITORS = 25

/** Phones in several conditions, so that carts come to different amounts. */
const conditions = [{}, { HOUSING: ['DENTS'] }, { DISPLAY_GLASS: ['NO_MARKS'] }, { BATTERY: ['LT_80'] }]

/** A request as a page of the shop sends it. */
export const asPage = (body: unknown, more: Record<string, string> = {}): VisitOptions => ({
  method: 'POST',
  headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', ...fromSomewhere(), ...more },
  body: JSON.stringify(body),
})

export const sendSubmission = (visit: Visit, { key, cookie, body }: Submission): Promise<Answer> =>
  visit(HOST, '/api/trades', asPage(body, { cookie, 'idempotency-key': key }))

const cookieOf = ({ headers }: Answer): string => headers['set-cookie']![0]!.split(';')[0]!

/** The session inside a signed cookie. */
const sessionOf = (cookie: string): string => cookie.slice('visitor='.length).split('.')[0]!

type Offered = { id: string; visitor: string; cents: number }

export type Stock = {
  /** Makes more offers until there are so many. */
  fill(many: number): Promise<void>
  /** A cart that nobody has sold yet. */
  take(): Submission
}

/** Carts to be sold. The first offers come through the door; the many others are copies of them for other visitors. */
export async function openStock(visit: Visit, databaseUrl: string): Promise<Stock> {
  const cookies = new Map<string, string>()
  const opened = await Promise.all(Array.from({ length: VISITORS }, () => visit(HOST, '/api/visitor', asPage({}))))
  for (const cookie of opened.map(cookieOf)) cookies.set(sessionOf(cookie), cookie)
  const [cookie] = cookies.values()
  const patterns = await Promise.all(
    conditions.map(async (change) => {
      const asked = { ...usedPhone, answers: { ...usedPhone.answers, ...change } }
      const answer = await visit(HOST, '/api/offers', asPage(asked, { cookie: cookie! }))
      if (answer.status !== 201) throw new Error(`No offer: ${answer.text}`)
      return answer.json<{ id: string }>().id
    }),
  )
  const offers = new Map<string, Offered[]>()
  return {
    async fill(many) {
      const left = [...offers.values()].reduce((sum, own) => sum + own.length, 0)
      const copies = Math.ceil((many - left) / (VISITORS * patterns.length))
      for (const offer of await copyOffers(databaseUrl, [...cookies.keys()], patterns, copies)) {
        offers.set(offer.visitor, [...(offers.get(offer.visitor) ?? []), offer])
      }
    },
    take() {
      const [visitor, own] = pick([...offers].filter(([, left]) => left.length >= 2))
      const lines = own
        .splice(0, 1 + Math.floor(Math.random() * 2))
        .map((offer) => ({ offer, quantity: pick([1, 1, 2]) }))
      return submissionFor(cookies.get(visitor)!, lines)
    },
  }
}

export const pick = <Item>(items: readonly Item[]): Item => {
  const item = items[Math.floor(Math.random() * items.length)]
  if (item === undefined) throw new Error('Nothing left to choose from.')
  return item
}

function submissionFor(cookie: string, lines: { offer: Offered; quantity: number }[]): Submission {
  const asked = lines.map(({ offer, quantity }) => ({ offerId: offer.id, quantity }))
  return {
    key: crypto.randomUUID(),
    cookie,
    body: { ...tradeOf('de', ''), lines: asked },
    cents: lines.reduce((sum, { offer, quantity }) => sum + offer.cents * quantity, 0),
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  }
}

/** Whole rows, so that a copy is an offer like any other. */
async function copyOffers(databaseUrl: string, visitors: string[], patterns: string[], copies: number) {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<Offered>(
    `insert into offers
     select (copy).* from (
       select jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'visitor', v)) as copy
       from offers o, unnest($1::uuid[]) v, generate_series(1, $3) where o.id = any($2::uuid[]) offset 0
     ) copies returning id, visitor, cents`,
    [visitors, patterns, copies],
  )
  await client.end()
  return rows
}
