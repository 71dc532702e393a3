import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import type { Engines } from '#engines/engines.ts'
import { isId } from '#shop/ids.ts'
import { endedBefore } from './staff-session.ts'
import { deleteSessionById, deleteSessionsOf, openSessions, sessionById } from './staff-session-store.ts'

type Needs = Pick<Engines, 'db' | 'now'>

/** Where somebody is logged in. */
export type OfficeSession = {
  id: string
  staffId: string
  /** As `Firefox · Windows`; empty if the browser does not tell. */
  device: string
  createdAt: Date
  seenAt: Date
  /** The password was right, and the code of the second factor is still to come. */
  lacksCode: boolean
  /** The one in which this is asked. */
  isHere: boolean
}

export const findOwnSessions = (engines: Needs, { id }: Colleague, here: string | undefined) =>
  findSessions(engines, here, id)

/** Nothing for who may not end them. */
export const findEverybodysSessions = async (engines: Needs, colleague: Colleague, here: string | undefined) =>
  may(colleague, 'staff.change') ? findSessions(engines, here) : []

/** The one in which this is asked comes first. */
async function findSessions({ db, now }: Needs, here: string | undefined, staffId?: string): Promise<OfficeSession[]> {
  const open = await openSessions(db, endedBefore(now()), staffId)
  const sessions = open.map(({ tokenHash, ...session }) => ({ ...session, isHere: tokenHash === here }))
  return sessions.toSorted((one, other) => Number(other.isHere) - Number(one.isHere))
}

export type EndSessionResult = { ok: true } | { ok: false; reason: 'no-such-session' | 'not-yours-to-do' }

/** One's own, or anybody's by who may change colleagues: to shut somebody out never waits for a password. */
export async function endOfficeSession(
  { db, now }: Needs,
  colleague: Colleague,
  id: string,
): Promise<EndSessionResult> {
  if (!isId(id)) return { ok: false, reason: 'no-such-session' }
  return db.transaction().execute(async (tx) => {
    const session = await sessionById(tx, id)
    const isOwn = session?.staffId === colleague.id
    if (!isOwn && !may(colleague, 'staff.change')) return { ok: false, reason: 'not-yours-to-do' }
    if (!session) return { ok: false, reason: 'no-such-session' }
    const { staffId: _, username, ...before } = session
    await deleteSessionById(tx, id)
    const entry = { action: 'staff.session-ended', subject: `staff ${username}`, before, after: {} }
    await writeAudit(tx, colleague, entry, now())
    return { ok: true }
  })
}

/** Out everywhere but here. */
export async function endOtherOfficeSessions({ db, now }: Needs, colleague: Colleague, here: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const subject = `staff ${colleague.username}`
    for (const before of await deleteSessionsOf(tx, colleague.id, { except: here }))
      await writeAudit(tx, colleague, { action: 'staff.session-ended', subject, before, after: {} }, now())
  })
}
