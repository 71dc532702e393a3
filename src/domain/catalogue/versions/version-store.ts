import { sql } from 'kysely'
import type { Transaction } from '#engines/database/database.ts'
import type { VersionKind, VersionOrigin, VersionState, VersionStatus } from './version.ts'

type NewVersion = {
  kind: VersionKind
  questionnaire?: string | undefined
  origin: VersionOrigin
  body: object | null
  basedOn?: number
  takesBack?: number
  author: string | null
  note: string
  createdAt: Date
  liveFrom: Date | null
  /** What counts at once, without anybody having to approve it again. */
  approved?: { number: number }
}

/** Nothing if another open version stands in the way. */
export async function insertVersion(tx: Transaction, version: NewVersion): Promise<number | undefined> {
  const {
    kind,
    questionnaire = null,
    origin,
    body,
    basedOn,
    takesBack,
    author,
    note,
    createdAt,
    liveFrom,
    approved,
  } = version
  const written = await tx
    .insertInto('versions')
    .values({
      kind,
      questionnaire,
      origin,
      body: body && JSON.stringify(body),
      based_on: basedOn ?? null,
      takes_back: takesBack ?? null,
      author,
      note,
      created_at: createdAt,
      live_from: liveFrom,
      ...(approved && {
        status: 'approved',
        number: approved.number,
        price_list: kind === 'prices' ? approved.number : null,
        decided_at: createdAt,
      }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return written?.id
}

export type LockedVersion<Body = unknown> = VersionState & {
  kind: VersionKind
  questionnaire: string | null
  number: number | null
  body: Body
  revision: number
  note: string
  origin: VersionOrigin
  basedOn: number | null
  liveFrom: Date | null
}

/** Nobody else can move the version on before this transaction ends. */
export async function lockVersion<Body>(
  tx: Transaction,
  kind: VersionKind,
  id: number,
): Promise<LockedVersion<Body> | undefined> {
  const { rows } = await sql<LockedVersion<Body>>`
    select kind, questionnaire, number, status, author, editors, first_approver as "firstApprover", revision, body, note, origin,
      based_on as "basedOn", live_from as "liveFrom"
    from versions where id = ${id} and kind = ${kind} for update`.execute(tx)
  return rows[0]
}

/** Whoever holds a kind is the only one who makes a version of it count. */
export async function lockKind(tx: Transaction, kind: VersionKind): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`versions of ${kind}`}))`.execute(tx)
}

/** Each questionnaire counts for itself. */
export async function nextNumber(
  tx: Transaction,
  kind: VersionKind,
  questionnaire: string | null = null,
): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select coalesce(max(number), 0) + 1 as number from versions
    where kind = ${kind} and questionnaire is not distinct from ${questionnaire}`.execute(tx)
  return rows[0]!.number
}

export async function changeDraft(
  tx: Transaction,
  id: number,
  { body, note, liveFrom }: { body: object | null; note: string; liveFrom: Date | null },
): Promise<void> {
  await tx
    .updateTable('versions')
    .set({ body: body && JSON.stringify(body), note, live_from: liveFrom })
    .where('id', '=', id)
    .execute()
}

/** What a draft says from now on, and who has worked on it. */
export async function changeBody(
  tx: Transaction,
  id: number,
  { body, editor }: { body: object; editor: string },
): Promise<void> {
  await sql`
    update versions set body = ${JSON.stringify(body)}::jsonb, revision = revision + 1,
      editors = case when author = ${editor}::uuid or ${editor}::uuid = any (editors) then editors
        else editors || ${editor}::uuid end
    where id = ${id}`.execute(tx)
}

type WrittenStep = {
  status: VersionStatus
  at: Date
  decidedBy: string | null
  reason: string
  remark?: string
  approved?: { number: number; priceList: number | null; liveFrom: Date }
}

export async function writeStep(tx: Transaction, id: number, step: WrittenStep): Promise<void> {
  const { approved } = step
  await tx
    .updateTable('versions')
    .set({
      status: step.status,
      ...(step.status === 'proposed' ? { proposed_at: step.at } : { decided_at: step.at }),
      decided_by: step.decidedBy,
      reason: step.reason,
      ...(step.remark !== undefined && { remark: step.remark }),
      ...(approved && { number: approved.number, price_list: approved.priceList, live_from: approved.liveFrom }),
    })
    .where('id', '=', id)
    .execute()
}

/** One of two has approved it. */
export async function writeFirstApproval(tx: Transaction, id: number, by: string, at: Date): Promise<void> {
  await tx.updateTable('versions').set({ first_approver: by, first_approved_at: at }).where('id', '=', id).execute()
}

/** What was approved counts never, if its moment has not come. */
export async function writeCancellation(tx: Transaction, id: number, by: string, at: Date): Promise<void> {
  await tx
    .updateTable('versions')
    .set({ status: 'cancelled', cancelled_by: by, cancelled_at: at })
    .where('id', '=', id)
    .execute()
  await sql`
    update price_lists set live_from = 'infinity'
    where version = (select price_list from versions where id = ${id})`.execute(tx)
}

/** Marks what counts by now as told to everybody, and says how many versions that were. */
export async function markAnnounced(tx: Transaction, at: Date): Promise<number> {
  const { rows } = await sql`
    update versions set announced_at = ${at}
    where status = 'approved' and live_from <= ${at} and announced_at is null returning id`.execute(tx)
  return rows.length
}
