import { sql } from 'kysely'
import type { PaidItem, Payout } from '#domain/trades/money/payout-of.ts'
import { mapRows, readPage, type ListPage, type PageRequest } from '#domain/lists/list-page.ts'
import type { Database, Transaction } from '#engines/database/database.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { cents, type Cents } from '#shop/money/money.ts'
import type { BatchStatus, PayoutMethod, PayoutStatus } from './payout.ts'

export type Batch = {
  id: string
  number: string
  country: CountryCode
  method: PayoutMethod
  instant: boolean
  status: BatchStatus
  preparedAt: Date
  preparedBy: string | null
  preparer: string | null
  releasedAt: Date | null
  releaser: string | null
  file: string | null
  payouts: number
  cents: Cents
  /** How many of them are still on their way. */
  waiting: number
}

const columns = sql`
  b.id, b.number, b.country, b.method, b.instant, b.status, b.prepared_at as "preparedAt",
  b.prepared_by as "preparedBy", one.username as preparer, b.released_at as "releasedAt", two.username as releaser,
  b.file, coalesce(p.payouts, 0) as payouts, coalesce(p.cents, 0) as cents, coalesce(p.waiting, 0) as waiting`

const joined = sql`
  left join staff one on one.id = b.prepared_by left join staff two on two.id = b.released_by
  left join lateral (
    select count(*) as payouts, sum(p.cents) as cents, count(*) filter (where p.status = 'released') as waiting
    from payouts p where p.batch_id = b.id and p.status <> 'withdrawn'
  ) p on true`

const read = (row: Batch): Batch => ({ ...row, cents: cents(row.cents) })

/** The newest first. */
export async function batchesIn(db: Database, status: BatchStatus, page: PageRequest): Promise<ListPage<Batch>> {
  const list = {
    columns,
    from: sql`payout_batches b`,
    where: sql`b.status = ${status}`,
    key: { by: sql`b.prepared_at`, kind: 'time' },
    tie: { by: sql`b.number`, kind: 'text' },
    descending: true,
    joined: { as: 'b', tables: joined },
  } as const
  return mapRows(await readPage<Batch>(db, list, page), read)
}

/** How many batches have payouts that are still on their way. */
export async function countOpenBatches(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct batch_id)::int as count from payouts where status = 'released'`.execute(db)
  return rows[0]!.count
}

export async function batchByNumber(db: Database, number: string): Promise<Batch | undefined> {
  const { rows } = await sql<Batch>`
    select ${columns} from payout_batches b ${joined} where b.number = ${number}`.execute(db)
  return rows[0] && read(rows[0])
}

/** Two who release the same batch wait for each other; the second finds it released. */
export async function lockBatch(tx: Transaction, number: string): Promise<Batch | undefined> {
  await sql`select id from payout_batches where number = ${number} for update`.execute(tx)
  return batchByNumber(tx, number)
}

/** The name of the lock under which batches are made: nobody else puts the same trade into another one meanwhile. */
const PREPARING = 8_651_013

export async function lockPreparing(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${PREPARING})`.execute(tx)
}

export async function nextSerial(
  tx: Transaction,
  sequence: 'payout_numbers' | 'payout_batch_numbers' | 'receipt_numbers',
): Promise<number> {
  const { rows } = await sql<{ serial: number }>`select nextval(${sequence}) as serial`.execute(tx)
  return rows[0]!.serial
}

export type NewBatch = Pick<Batch, 'id' | 'number' | 'country' | 'method' | 'instant' | 'preparedAt' | 'preparedBy'>

export async function writeBatch(tx: Transaction, batch: NewBatch): Promise<void> {
  const { preparedAt: prepared_at, preparedBy: prepared_by, ...rest } = batch
  await tx
    .insertInto('payout_batches')
    .values({ ...rest, status: 'proposed', prepared_at, prepared_by })
    .execute()
}

type BatchChange = {
  status?: BatchStatus
  preparedBy?: string
  released?: { at: Date; by: string; file: string | null }
}

export async function changeBatch(tx: Transaction, id: string, change: BatchChange): Promise<void> {
  const { status, preparedBy, released } = change
  await tx
    .updateTable('payout_batches')
    .set({
      ...(status && { status }),
      ...(preparedBy && { prepared_by: preparedBy }),
      ...(released && { released_at: released.at, released_by: released.by, file: released.file }),
    })
    .where('id', '=', id)
    .execute()
}

/** One by one: what a colleague releases alone adds up, also if he does it in two windows at the same moment. */
export async function lockReleaser(tx: Transaction, colleagueId: string): Promise<void> {
  await sql`select from staff where id = ${colleagueId} for no key update`.execute(tx)
}

/** What a colleague has lately released without anybody else having looked. */
export async function releasedAloneSince(db: Database, colleagueId: string, since: Date): Promise<Cents> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(p.cents), 0) as sum
    from payout_batches b join payouts p on p.batch_id = b.id and p.status <> 'withdrawn'
    where b.released_by = ${colleagueId} and b.released_at > ${since} and b.released_alone`.execute(db)
  return cents(rows[0]!.sum)
}

export type PayoutLine = {
  id: string
  number: string
  tradeId: string
  tradeNumber: number
  items: PaidItem[]
  voucherCents: Cents
  cents: Cents
  payeeHint: string
  status: PayoutStatus
  settledAt: Date | null
  returnCode: string
  country: CountryCode
  method: PayoutMethod
  batch: string
}

const payouts = sql`
  select p.id, p.number, p.trade_id as "tradeId", t.number as "tradeNumber", 
    p.voucher_cents as "voucherCents", p.cents, p.payee_hint as "payeeHint", p.status, p.settled_at as "settledAt",
    p.return_code as "returnCode", b.country, b.method, b.number as batch,
    (
      select jsonb_agg(jsonb_build_object('id', x.item_id, 'cents', x.cents) order by i.position)
      from payout_items x join trade_items i on i.id = x.item_id where x.payout_id = p.id
    ) as items
  from payouts p join trades t on t.id = p.trade_id join payout_batches b on b.id = p.batch_id`

export async function payoutsOf(db: Database, batchId: string): Promise<PayoutLine[]> {
  const { rows } = await sql<PayoutLine>`${payouts} where p.batch_id = ${batchId} order by p.number`.execute(db)
  return rows
}

export async function payoutsOfTrade(db: Database, tradeId: string): Promise<PayoutLine[]> {
  const { rows } = await sql<PayoutLine>`${payouts} where p.trade_id = ${tradeId} order by p.number`.execute(db)
  return rows
}

export async function payoutsByNumber(db: Database, numbers: readonly string[]): Promise<PayoutLine[]> {
  const { rows } = await sql<PayoutLine>`${payouts} where p.number = any(${numbers})`.execute(db)
  return rows
}

/** Those that the bank did not take or sent back and nobody has set right since, the oldest first. */
export async function failedPayouts(db: Database): Promise<PayoutLine[]> {
  const { rows } = await sql<PayoutLine>`
    ${payouts}
    where p.status in ('failed', 'returned') and p.id in (
      select x.payout_id from trade_items i join payout_items x on x.item_id = i.id
      where i.status = 'PAYOUT_FAILED' and not exists (
        select from payout_items y join payouts later on later.id = y.payout_id
        where y.item_id = i.id and later.status in ('failed', 'returned') and later.settled_at > p.settled_at
      )
    )
    order by p.settled_at`.execute(db)
  return rows
}

export async function lockPayout(tx: Transaction, number: string): Promise<PayoutLine | undefined> {
  await sql`select id from payouts where number = ${number} for update`.execute(tx)
  return (await payoutsByNumber(tx, [number]))[0]
}

export type NewPayout = {
  id: string
  number: string
  tradeId: string
  batchId: string
  createdAt: Date
  payeeHint: string
  amounts: Payout
}

export async function writePayout(tx: Transaction, payout: NewPayout): Promise<void> {
  const { id, number, tradeId, batchId, createdAt, payeeHint, amounts } = payout
  await tx
    .insertInto('payouts')
    .values({
      id,
      number,
      trade_id: tradeId,
      batch_id: batchId,
      created_at: createdAt,
      item_cents: amounts.itemTotal,
      voucher_cents: amounts.voucher,
      payee_hint: payeeHint,
      status: 'proposed',
    })
    .execute()
  const rows = amounts.items.map((item) => ({ payout_id: id, item_id: item.id, cents: item.cents }))
  await tx.insertInto('payout_items').values(rows).execute()
}

type PayoutChange = { status: PayoutStatus; settledAt?: Date; returnCode?: string; bankReference?: string }

/** What was refused, came back or was taken out lets its items go. */
export async function changePayout(tx: Transaction, id: string, change: PayoutChange): Promise<void> {
  const { status, settledAt, returnCode, bankReference } = change
  await tx
    .updateTable('payouts')
    .set({
      status,
      ...(settledAt && { settled_at: settledAt }),
      ...(returnCode !== undefined && { return_code: returnCode }),
      ...(bankReference !== undefined && { bank_reference: bankReference }),
    })
    .where('id', '=', id)
    .execute()
  if (status === 'failed' || status === 'returned' || status === 'withdrawn') {
    await tx.updateTable('payout_items').set({ live: false }).where('payout_id', '=', id).execute()
  }
}
