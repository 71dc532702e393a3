import { sql, type RawBuilder } from 'kysely'
import type { Database, Transaction } from '#engines/database/database.ts'
import { inPortions } from '#domain/catalogue/imports/portions.ts'
import type { PriceRow } from './price-file.ts'
import type { VersionState, VersionStatus } from '#domain/catalogue/versions/version.ts'
import type { Proposal } from './proposal.ts'

export type NewProposal = Pick<Proposal, 'validFrom' | 'note' | 'origin' | 'author' | 'createdAt'> & {
  status: 'draft' | 'proposed'
}

/** Nothing if another open proposal stands in the way. */
export async function insertProposal(tx: Transaction, proposal: NewProposal): Promise<number | undefined> {
  const written = await tx
    .insertInto('price_proposals')
    .values({
      status: proposal.status,
      valid_from: proposal.validFrom,
      note: proposal.note,
      origin: proposal.origin,
      author: proposal.author,
      created_at: proposal.createdAt,
      proposed_at: proposal.status === 'proposed' ? proposal.createdAt : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return written?.id
}

export const insertRows = (tx: Transaction, proposal: number, rows: readonly PriceRow[]): Promise<void> =>
  inPortions(rows, (portion) =>
    sql`
      insert into price_proposal_rows (proposal, device_id, country, segment, cents)
      select ${proposal}, "deviceId", country, segment, cents
      from jsonb_to_recordset(${JSON.stringify(portion)}::jsonb)
        as incoming("deviceId" int, country text, segment text, cents int)`.execute(tx),
  )

/** Nobody else can move the proposal on before this transaction ends. */
export async function lockProposal(
  tx: Transaction,
  id: number,
): Promise<(VersionState & Pick<Proposal, 'validFrom' | 'note' | 'origin'>) | undefined> {
  const { rows } = await sql<VersionState & Pick<Proposal, 'validFrom' | 'note' | 'origin'>>`
    select status, author, valid_from as "validFrom", note, origin
    from price_proposals where id = ${id} for update`.execute(tx)
  return rows[0]
}

export async function writeStep(
  tx: Transaction,
  id: number,
  step: { status: VersionStatus; at: Date; decidedBy: string | null; reason: string; priceList: number | null },
): Promise<void> {
  const moment = step.status === 'proposed' ? { proposed_at: step.at } : { decided_at: step.at }
  await tx
    .updateTable('price_proposals')
    .set({
      status: step.status,
      ...moment,
      decided_by: step.decidedBy,
      reason: step.reason,
      price_list: step.priceList,
    })
    .where('id', '=', id)
    .execute()
}

export async function changeDraft(
  tx: Transaction,
  id: number,
  { validFrom, note }: Pick<Proposal, 'validFrom' | 'note'>,
): Promise<void> {
  await tx.updateTable('price_proposals').set({ valid_from: validFrom, note }).where('id', '=', id).execute()
}

/** A new version of what the shop pays, with the prices of the proposal. */
export async function publishRows(
  tx: Transaction,
  proposal: number,
  { validFrom, note }: Pick<Proposal, 'validFrom' | 'note'>,
): Promise<number> {
  const { version } = await tx
    .insertInto('price_lists')
    .values({ valid_from: validFrom, note })
    .returning('version')
    .executeTakeFirstOrThrow()
  const devices = await sql<{ id: number }>`
    select distinct device_id as id from price_proposal_rows where proposal = ${proposal}`.execute(tx)
  await inPortions(
    devices.rows.map(({ id }) => id),
    (portion) =>
      sql`
        insert into prices (device_id, country, segment, price_list, cents)
        select device_id, country, segment, ${version}, cents
        from price_proposal_rows where proposal = ${proposal} and device_id = any(${portion})`.execute(tx),
  )
  return version
}

/** Marks what begins by this day as told to everybody, and says how many lists that were. */
export async function markAnnounced(tx: Transaction, day: string, at: Date): Promise<number> {
  const { rows } = await sql`
    update price_proposals p set announced_at = ${at}
    from price_lists l
    where l.version = p.price_list and l.valid_from <= ${day} and p.announced_at is null
    returning p.id`.execute(tx)
  return rows.length
}

const columns = sql`p.id, p.status, p.valid_from as "validFrom", p.note, p.origin, p.author, a.username as "authorName",
  p.created_at as "createdAt", p.proposed_at as "proposedAt", p.decided_by as "decidedBy",
  d.username as "decidedByName", p.decided_at as "decidedAt", p.reason, p.price_list as "priceList",
  (select count(*) from price_proposal_rows r where r.proposal = p.id) as rows`

async function proposals(db: Database, rest: RawBuilder<unknown>): Promise<Proposal[]> {
  const { rows } = await sql<Proposal>`
    select ${columns}
    from price_proposals p left join staff a on a.id = p.author left join staff d on d.id = p.decided_by
    ${rest}`.execute(db)
  return rows
}

export async function proposalById(db: Database, id: number): Promise<Proposal | undefined> {
  const [found] = await proposals(db, sql`where p.id = ${id}`)
  return found
}

export const newestProposals = (db: Database, limit: number): Promise<Proposal[]> =>
  proposals(db, sql`order by p.created_at desc, p.id desc limit ${limit}`)

export async function rowsOf(db: Database, proposal: number): Promise<PriceRow[]> {
  const { rows } = await sql<PriceRow>`
    select device_id as "deviceId", country, segment, cents
    from price_proposal_rows where proposal = ${proposal}
    order by device_id, country, segment`.execute(db)
  return rows
}

/** Whether the shop has spoken up about falling prices since this moment. */
export async function hasDepreciationSince(db: Database, moment: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 from price_proposals where origin = 'depreciation' and created_at >= ${moment} limit 1`.execute(db)
  return rows.length > 0
}
