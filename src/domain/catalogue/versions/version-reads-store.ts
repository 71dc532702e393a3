import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#engines/database/database.ts'
import type { Version, VersionKind, VersionOrigin } from './version.ts'

/** Of rules and of each questionnaire one version counts; of price lists all do that nobody took back, each for what it sets. */
const phase = (at: Date) => sql`case
  when v.status <> 'approved' then v.status
  when v.live_from > ${at} then 'scheduled'
  when exists (select from versions r where r.takes_back = v.id) then 'taken-back'
  when v.kind = 'prices' or not exists (
    select from versions n where n.kind = v.kind and n.questionnaire is not distinct from v.questionnaire and n.status = 'approved' and n.live_from <= ${at}
      and (n.live_from, n.number) > (v.live_from, v.number)) then 'live'
  else 'replaced' end`

async function versions<Body>(db: Database, at: Date, rest: RawBuilder<unknown>): Promise<Version<Body>[]> {
  const { rows } = await sql<Version<Body>>`
    select v.id, v.number, v.status, ${phase(at)} as phase, v.author, v.editors, v.first_approver as "firstApprover",
      v.questionnaire, v.revision, v.remark, v.body, b.number as "basedOn",
      k.number as "takesBack", v.origin, a.username as "authorName", v.note, v.created_at as "createdAt",
      v.proposed_at as "proposedAt", f.username as "firstApproverName", v.first_approved_at as "firstApprovedAt",
      d.username as "decidedByName", v.decided_at as "decidedAt", v.reason,
      c.username as "cancelledByName", v.cancelled_at as "cancelledAt", v.live_from as "liveFrom", (select count(*)::int from version_prices p where p.version = v.id) as rows
    from versions v left join versions b on b.id = v.based_on left join versions k on k.id = v.takes_back
      left join staff a on a.id = v.author left join staff d on d.id = v.decided_by
      left join staff f on f.id = v.first_approver left join staff c on c.id = v.cancelled_by
    ${rest}`.execute(db)
  return rows
}

export const newestVersions = <Body>(
  db: Database,
  kind: VersionKind,
  { at, most }: { at: Date; most: number },
): Promise<Version<Body>[]> =>
  versions<Body>(db, at, sql`where v.kind = ${kind} order by v.created_at desc, v.id desc limit ${most}`)

export async function versionById<Body>(
  db: Database,
  kind: VersionKind,
  { id, at }: { id: number; at: Date },
): Promise<Version<Body> | undefined> {
  const [found] = await versions<Body>(db, at, sql`where v.kind = ${kind} and v.id = ${id}`)
  return found
}

/** The one that counts, of what has one. */
export async function liveVersion<Body>(
  db: Database,
  kind: VersionKind,
  at: Date,
  questionnaire: string | null = null,
): Promise<Version<Body> | undefined> {
  const [found] = await versions<Body>(
    db,
    at,
    sql`where v.kind = ${kind} and v.questionnaire is not distinct from ${questionnaire}
      and v.status = 'approved' and v.live_from <= ${at}
      order by v.live_from desc, v.number desc limit 1`,
  )
  return found
}

/** What waits for somebody who did not write it. */
export async function waitingVersions(db: Database) {
  const { rows } = await sql<{
    kind: VersionKind
    questionnaire: string | null
    id: number
    note: string
    origin: VersionOrigin
    author: string | null
    authorName: string | null
    /** Who has approved it already, where two have to. */
    firstApproverName: string | null
    proposedAt: Date
    liveFrom: Date | null
  }>`
    select v.kind, v.questionnaire, v.id, v.note, v.origin, v.author, s.username as "authorName",
      f.username as "firstApproverName", v.proposed_at as "proposedAt", v.live_from as "liveFrom"
    from versions v left join staff s on s.id = v.author left join staff f on f.id = v.first_approver
    where v.status = 'proposed' order by v.proposed_at, v.id`.execute(db)
  return rows
}

export async function countWaiting(db: Database, without: string): Promise<{ count: number; oldest: Date | null }> {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`
    select count(*)::int as count, min(proposed_at) as oldest from versions
    where status = 'proposed' and author is distinct from ${without} and first_approver is distinct from ${without}
      and not ${without}::uuid = any (editors)`.execute(db)
  return rows[0]!
}

/** What two have approved and still can be stopped, the next first. */
export async function versionsToCome(db: Database, at: Date) {
  const { rows } = await sql<{
    kind: VersionKind
    id: number
    number: number
    note: string
    liveFrom: Date
    authorName: string | null
    firstApproverName: string
    decidedByName: string
  }>`
    select v.kind, v.id, v.number, v.note, v.live_from as "liveFrom", a.username as "authorName",
      f.username as "firstApproverName", d.username as "decidedByName"
    from versions v join staff f on f.id = v.first_approver join staff d on d.id = v.decided_by
      left join staff a on a.id = v.author
    where v.status = 'approved' and v.live_from > ${at} order by v.live_from, v.id`.execute(db)
  return rows
}

/** A version that one person took back. */
export type TakenBack = {
  kind: VersionKind
  id: number
  number: number
  /** What counts again since then, and since when. */
  by: { id: number; number: number; at: Date }
}

/** By its own id, or that of the version that took it back. */
export async function takenBackById(db: Database, id: number): Promise<TakenBack | undefined> {
  const { rows } = await sql<TakenBack>`
    select v.kind, v.id, v.number, jsonb_build_object('id', r.id, 'number', r.number) as by, r.live_from as at
    from versions v join versions r on r.takes_back = v.id
    where r.takes_back = ${id} or r.id = ${id} order by (v.id = ${id}) desc, r.id limit 1`.execute(db)
  const [found] = rows as (TakenBack & { at: Date })[]
  if (!found) return undefined
  const { at, ...version } = found
  return { ...version, by: { ...version.by, at } }
}

/** Whether the shop has spoken up about falling prices since this moment. */
export async function hasDepreciationSince(db: Database, moment: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 from versions where origin = 'depreciation' and created_at >= ${moment} limit 1`.execute(db)
  return rows.length > 0
}
