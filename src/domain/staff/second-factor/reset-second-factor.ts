import { changeColleague, type StaffResult } from '#domain/staff/change-staff.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { deleteSessionsOf } from '#domain/staff/login/staff-session-store.ts'
import type { Engines } from '#engines/engines.ts'
import {
  allOpenResets,
  confirmReset,
  deleteReset,
  deleteSecondFactor,
  insertReset,
  openReset,
  secondFactorOf,
} from './second-factor-store.ts'

type Needs = Pick<Engines, 'db' | 'now'>

/** Two who know each other agree within a day; what was proposed earlier counts no more. */
const VALID_MILLISECONDS = 24 * 60 * 60_000

const validSince = (now: Date): Date => new Date(now.getTime() - VALID_MILLISECONDS)

/** Who proposes to take a second factor away, by whose it is. */
export async function findResetProposals({ db, now }: Needs): Promise<Map<string, string>> {
  const open = await allOpenResets(db, validSince(now()))
  return new Map(open.map(({ staffId, username }) => [staffId, username]))
}

/** For whoever has lost the phone and the codes on paper. Nothing changes until somebody else confirms it. */
export const proposeSecondFactorReset = (engines: Needs, colleague: Colleague, id: string): Promise<StaffResult> =>
  changeColleague(engines, colleague, id, 'staff.second-factor-reset-proposed', async (tx, _, now) => {
    if (!(await secondFactorOf(tx, id))) return 'no-second-factor'
    if (await openReset(tx, id, validSince(now))) return 'already-proposed'
    await deleteReset(tx, id)
    await insertReset(tx, { staffId: id, proposedBy: colleague.id, now })
    return { before: {}, after: {} }
  })

/** Another administrator has seen who asks: from now on the password is enough, until a new second factor is set up. */
export const confirmSecondFactorReset = (engines: Needs, colleague: Colleague, id: string): Promise<StaffResult> =>
  changeColleague(engines, colleague, id, 'staff.second-factor-reset', async (tx, _, now) => {
    const reset = await openReset(tx, id, validSince(now))
    if (!reset) return 'no-such-proposal'
    if (reset.proposedBy === colleague.id || id === colleague.id) return 'own-proposal'
    await confirmReset(tx, reset.id, colleague.id, now)
    await deleteSecondFactor(tx, id)
    await deleteSessionsOf(tx, id)
    return { before: {}, after: {} }
  })

export const withdrawSecondFactorReset = (engines: Needs, colleague: Colleague, id: string): Promise<StaffResult> =>
  changeColleague(engines, colleague, id, 'staff.second-factor-reset-withdrawn', async (tx, _, now) => {
    if (!(await openReset(tx, id, validSince(now)))) return 'no-such-proposal'
    await deleteReset(tx, id)
    return { before: {}, after: {} }
  })
