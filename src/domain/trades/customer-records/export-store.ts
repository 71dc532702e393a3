import { sql } from 'kysely'
import type { Database } from '#engines/database/database.ts'
import type { CaseFacts } from '#shop/case-facts.ts'

export type ExportedTrade = {
  number: number
  createdAt: Date
  email: string
  soldEmail: string | null
  seller: object
  /** Sealed. */
  payee: string
  voucher: string | null
  voucherCents: number
  cents: number
  payoutCents: number
  declared: object
  items: {
    device: string
    answers: object
    cents: number
    finalCents: number | null
    status: string
    imei: string | null
    serialNumber: string | null
    clarifications: { openedAt: string; reasons: string[]; answer: string | null }[]
  }[]
  events: { at: string; event: string; from: string | null; to: string | null; reason: string }[]
  review: { writtenAt: string; stars: number; text: string; name: string; status: string; reply: string } | null
  reviewConsents: { at: string; given: boolean; wording: string }[]
}

/** Every trade of a customer with all that we know of it, the newest first. */
export async function tradesToExport(db: Database, customerId: string): Promise<ExportedTrade[]> {
  const { rows } = await sql<ExportedTrade>`
    select t.number, t.created_at as "createdAt", t.email, t.sold_email as "soldEmail", t.seller, t.payee, t.voucher,
      t.voucher_cents as "voucherCents", t.cents, t.payout_cents as "payoutCents", t.declared,
      (select coalesce(jsonb_agg(jsonb_build_object(
          'device', o.device_name, 'answers', o.answers, 'cents', i.cents, 'finalCents', i.final_cents,
          'status', i.status, 'imei', i.imei, 'serialNumber', i.serial_number, 'clarifications', (
            select coalesce(jsonb_agg(jsonb_build_object(
              'openedAt', c.opened_at, 'reasons', c.reasons, 'answer', c.answer) order by c.opened_at), '[]')
            from clarifications c where c.item_id = i.id)) order by i.position), '[]')
        from trade_items i join offers o on o.id = i.offer_id where i.trade_id = t.id) as items,
      (select coalesce(jsonb_agg(jsonb_build_object(
          'at', e.at, 'event', e.event, 'from', e.from_status, 'to', e.to_status,
          'reason', e.reason) order by e.at, e.id), '[]')
        from trade_events e where e.trade_id = t.id) as events,
      (select jsonb_build_object('writtenAt', r.written_at, 'stars', r.stars, 'text', r.text, 'name', r.name,
          'status', r.status, 'reply', r.reply) from reviews r where r.trade_id = t.id) as review,
      (select coalesce(jsonb_agg(jsonb_build_object(
          'at', c.at, 'given', c.given, 'wording', c.wording) order by c.serial), '[]')
        from review_consents c where c.trade_id = t.id) as "reviewConsents"
    from trades t where t.customer_id = ${customerId}
    order by t.created_at desc, t.id desc`.execute(db)
  return rows
}

export type ExportedLetter = { at: Date; kind: string; to: string; subject: string; text: string }

/** What we have written to this mailbox. */
export const lettersToExport = (db: Database, mailbox: string): Promise<ExportedLetter[]> =>
  db
    .selectFrom('letters')
    .select(['created_at as at', 'kind', 'to_address as to', 'subject', 'text_body as text'])
    .where(sql`lower(to_address)`, '=', mailbox)
    .orderBy('created_at', 'desc')
    .execute()

export type ExportedCase = CaseFacts & {
  number: number
  kind: string
  openedAt: Date
  state: string
  result: string | null
  trade: number | null
}

/** Cases about his trades, and those of parcels that named his mailbox. */
export async function casesToExport(
  db: Database,
  customerId: string | null,
  mailboxes: readonly string[],
): Promise<ExportedCase[]> {
  const { rows } = await sql<ExportedCase>`
    select c.number, c.kind, c.opened_at as "openedAt", c.state, c.result, t.number as trade, c.sender, c.email,
      c.tracking_number as "trackingNumber", c.imei, c.serial_number as "serialNumber", c.description
    from cases c left join trades t on t.id = c.trade_id
    where t.customer_id = ${customerId}
      or (c.email <> '' and lower(c.email) = any(${mailboxes.map((mailbox) => mailbox.toLowerCase())}))
    order by c.opened_at desc, c.id desc`.execute(db)
  return rows
}
