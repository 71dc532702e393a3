import { sql, type RawBuilder } from 'kysely'
import type { Database, Transaction } from '#engines/database/database.ts'
import type { Version, VersionKind, VersionOrigin, VersionState, VersionStatus } from './version.ts'

type NewVersion = {
  kind: VersionKind
  status: 'draft' | 'approved'
  origin: VersionOrigin
  body: unknown
  basedOn: number
  author: string
  note: string
  createdAt: Date
  number: number | null
  liveFrom: Date | null
}

export async function insertVersion(tx: Transaction, version: NewVersion): Promise<number> {
  const { id } = await tx
    .insertInto('versions')
    .values({
      kind: version.kind,
      status: version.status,
      origin: version.origin,
      body: JSON.stringify(version.body),
      based_on: version.basedOn,
      author: version.author,
      note: version.note,
      created_at: version.createdAt,
      number: version.number,
      live_from: version.liveFrom,
      decided_at: version.status === 'approved' ? version.createdAt : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type LockedVersion<Body> = VersionState & {
  kind: VersionKind
  number: number | null
  body: Body
  note: string
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
    select kind, number, status, author, body, note, based_on as "basedOn", live_from as "liveFrom"
    from versions where id = ${id} and kind = ${kind} for update`.execute(tx)
  return rows[0]
}

/** The number of the next version of a kind. Whoever asks holds the kind until his transaction ends. */
export async function nextNumber(tx: Transaction, kind: VersionKind): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext(${`versions of ${kind}`}))`.execute(tx)
  const { rows } = await sql<{ number: number }>`
    select coalesce(max(number), 0) + 1 as number from versions where kind = ${kind}`.execute(tx)
  return rows[0]!.number
}

export async function changeDraft(
  tx: Transaction,
  id: number,
  { body, note, liveFrom }: { body: unknown; note: string; liveFrom: Date | null },
): Promise<void> {
  await tx
    .updateTable('versions')
    .set({ body: JSON.stringify(body), note, live_from: liveFrom })
    .where('id', '=', id)
    .execute()
}

type WrittenStep = {
  status: VersionStatus
  at: Date
  decidedBy: string | null
  reason: string
  number?: number
  liveFrom?: Date
}

export async function writeStep(tx: Transaction, id: number, step: WrittenStep): Promise<void> {
  const moment = step.status === 'proposed' ? { proposed_at: step.at } : { decided_at: step.at }
  await tx
    .updateTable('versions')
    .set({
      status: step.status,
      ...moment,
      decided_by: step.decidedBy,
      reason: step.reason,
      ...(step.number !== undefined && { number: step.number, live_from: step.liveFrom! }),
    })
    .where('id', '=', id)
    .execute()
}

/** Marks what counts by now as told to everybody, and says how many versions that were. */
export async function markAnnounced(tx: Transaction, at: Date): Promise<number> {
  const { rows } = await sql`
    update versions set announced_at = ${at}
    where status = 'approved' and live_from <= ${at} and announced_at is null returning id`.execute(tx)
  return rows.length
}

async function versions<Body>(db: Database, rest: RawBuilder<unknown>): Promise<Version<Body>[]> {
  const { rows } = await sql<Version<Body>>`
    select v.id, v.number, v.status, v.author, v.body, b.number as "basedOn", v.origin, a.username as "authorName", v.note,
      v.created_at as "createdAt", v.proposed_at as "proposedAt", d.username as "decidedByName",
      v.decided_at as "decidedAt", v.reason, v.live_from as "liveFrom"
    from versions v left join versions b on b.id = v.based_on
      left join staff a on a.id = v.author left join staff d on d.id = v.decided_by
    ${rest}`.execute(db)
  return rows
}

export const newestVersions = <Body>(db: Database, kind: VersionKind, most: number): Promise<Version<Body>[]> =>
  versions<Body>(db, sql`where v.kind = ${kind} order by v.created_at desc, v.id desc limit ${most}`)

export async function versionById<Body>(
  db: Database,
  kind: VersionKind,
  id: number,
): Promise<Version<Body> | undefined> {
  const [found] = await versions<Body>(db, sql`where v.kind = ${kind} and v.id = ${id}`)
  return found
}

export async function liveVersion<Body>(db: Database, kind: VersionKind, moment: Date): Promise<Version<Body>> {
  const [found] = await versions<Body>(
    db,
    sql`where v.kind = ${kind} and v.status = 'approved' and v.live_from <= ${moment}
      order by v.live_from desc, v.number desc limit 1`,
  )
  return found!
}
