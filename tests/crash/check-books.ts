import { Client } from 'pg'
import { untilDocumentsAreSent } from './shipping-documents.ts'
import type { Promised, Witnessed, Submission } from './ledger.ts'

type Booked = {
  key: string
  number: number
  email: string
  cents: number
  voucher: string | null
  voucherCents: number
  customers: number
  pieces: number
  itemCents: number
  lines: Record<string, number> | null
  created: number
  itemEvents: number
  documentsSent: number
  parcels: number
  redemptions: number
  redeemedCents: number
  jobs: number
}

/** One row per trade with everything that belongs to it. Numbers of rows are small enough for a double. */
const bookedTrades = `
  with items as (
    select trade_id, count(*)::float8 as pieces, sum(cents)::float8 as cents from trade_items group by trade_id
  ), lines as (
    select trade_id, jsonb_object_agg(offer_id, pieces) as lines
    from (select trade_id, offer_id, count(*) as pieces from trade_items group by trade_id, offer_id) each
    group by trade_id
  ), events as (
    select trade_id, (count(*) filter (where item_id is null))::float8 as created,
      (count(distinct item_id))::float8 as of_items
    from trade_events where event = 'created' group by trade_id
  ), sent as (
    select trade_id, count(*)::float8 as documents from trade_events where event = 'papers-sent' group by trade_id
  ), arriving as (select trade_id, count(*)::float8 as parcels from parcels group by trade_id
  ), redeemed as (
    select trade_id, count(*)::float8 as redemptions, sum(cents)::float8 as cents from voucher_redemptions group by trade_id
  ), jobs_of as (
    select data->>'tradeId' as trade_id, count(*)::float8 as jobs from pgboss.job
    where name = 'send-trade-papers' group by 1
  )
  select t.request_key as key, t.number::float8 as number, t.email, t.cents, t.voucher, t.voucher_cents as "voucherCents",
    (case when c.visitor = t.visitor then 1 else 0 end) as customers, coalesce(items.pieces, 0) as pieces,
    coalesce(items.cents, 0) as "itemCents", lines.lines, coalesce(created, 0) as created,
    coalesce(of_items, 0) as "itemEvents", coalesce(parcels, 0) as parcels, coalesce(redemptions, 0) as redemptions,
    coalesce(redeemed.cents, 0) as "redeemedCents", coalesce(jobs, 0) as jobs,
    coalesce(sent.documents, 0) as "documentsSent"
  from trades t left join customers c on c.id = t.customer_id
    left join items on items.trade_id = t.id left join lines on lines.trade_id = t.id
    left join sent on sent.trade_id = t.id left join events on events.trade_id = t.id left join arriving on arriving.trade_id = t.id
    left join redeemed on redeemed.trade_id = t.id left join jobs_of on jobs_of.trade_id = t.id::text`

/** What must not exist at all. */
const leftovers = {
  'I6 an offer is ordered without a trade, or is in a trade without being ordered': `
    select o.id from offers o where (o.status = 'ordered') <> exists (select from trade_items i where i.offer_id = o.id)`,
  'I6 an offer is in two trades': `
    select offer_id from trade_items group by offer_id having count(distinct trade_id) > 1`,
  'I6 a job is about a trade that does not exist': `
    select id from pgboss.job where name = 'send-trade-papers'
      and not exists (select from trades t where t.id::text = data->>'tradeId')`,
  'I5 somebody got another number of letters than he has made trades': `
    select email from (select email, count(*) as trades from trades group by email) t
      full join (select to_address as email, count(*) as letters, count(distinct subject) as different
        from letters where kind = 'trade-created' group by to_address) l using (email)
    where trades is distinct from letters or letters is distinct from different`,
  'I2 a key has two trades': `select request_key from trades group by request_key having count(*) > 1`,
  'I2 a number has two trades': `select number from trades group by number having count(*) > 1`,
  'a voucher was used more often than it may be': `
    select code from vouchers v where total_limit < (select count(*) from voucher_redemptions r where r.voucher = v.code)`,
}

/** Compares what the witness has seen with what the shop has written down. An empty list means that all is well. */
export async function checkBooks(databaseUrl: string, { submissions, promised }: Witnessed): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await untilDocumentsAreSent(client)
    const { rows } = await client.query<Booked>(bookedTrades)
    const booked = Map.groupBy(rows, ({ key }) => key)
    const known = new Set(submissions.map(({ key }) => key))
    const invented = rows.filter(({ key }) => !known.has(key)).map(({ key }) => `${key}: nobody asked for this trade`)
    const wrong = submissions.flatMap((submission) =>
      checkSubmission(submission, promised.get(submission.key) ?? [], booked.get(submission.key) ?? []),
    )
    const complaints = [...invented, ...wrong]
    for (const [what, sql] of Object.entries(leftovers)) {
      const { rowCount } = await client.query(sql)
      if (rowCount) complaints.push(`${what}: ${rowCount} times`)
    }
    return complaints
  } finally {
    await client.end()
  }
}

function checkSubmission(submission: Submission, promised: readonly Promised[], trades: readonly Booked[]): string[] {
  const complaints: string[] = []
  const demand = (holds: boolean, what: string) => {
    if (!holds) complaints.push(`${submission.key}: ${what}`)
  }
  const numbers = new Set([...promised, ...trades.map(({ number }) => ({ transactionId: number }))])
  demand(promised.length === 0 || trades.length === 1, `I1 was promised, and exists ${trades.length} times`)
  demand(trades.length <= 1, `I2 one key, ${trades.length} trades`)
  demand(new Set([...numbers].map((each) => each.transactionId)).size <= 1, 'I3 was given two numbers')
  for (const trade of trades) validateTrade(submission, trade, demand)
  return complaints
}

function validateTrade(submission: Submission, trade: Booked, demand: (holds: boolean, what: string) => void): void {
  const { body } = submission
  const asked = Object.fromEntries(body.lines.map(({ offerId, quantity }) => [offerId, quantity]))
  const sorted = (lines: object) => JSON.stringify(Object.entries(lines).toSorted(([a], [b]) => a.localeCompare(b)))
  demand(trade.email === body.seller.email, 'I3 belongs to somebody else')
  demand(sorted(trade.lines ?? {}) === sorted(asked), 'I3 holds other devices than were asked for')
  demand(trade.cents === submission.cents, `I4 comes to ${trade.cents} instead of ${submission.cents}`)
  demand(trade.cents === trade.itemCents, `I4 its items come to ${trade.itemCents} instead of ${trade.cents}`)
  demand(trade.voucherCents === trade.redeemedCents, 'I4 its voucher is worth something else than was redeemed')
  demand((trade.voucher === null ? 0 : 1) === trade.redemptions, `I4 has ${trade.redemptions} redemptions`)
  demand(trade.created === 1, `I5 was created ${trade.created} times`)
  demand(trade.jobs === 1, `I5 has ${trade.jobs} jobs for its shipping documents`)
  demand(trade.documentsSent === 1, `I5 its shipping documents were sent ${trade.documentsSent} times`)
  demand(trade.itemEvents === trade.pieces, `I5 tells of ${trade.itemEvents} of ${trade.pieces} pieces`)
  demand(trade.customers === 1, 'I6 has no customer of its own')
  demand(trade.pieces === submission.pieces, `I6 has ${trade.pieces} pieces instead of ${submission.pieces}`)
  demand(trade.parcels === 1, `I6 has ${trade.parcels} parcels`)
}
