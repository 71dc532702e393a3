import { changeColleague, type StaffResult } from '#domain/staff/change-staff.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { deleteSessionsOf } from '#domain/staff/login/staff-session-store.ts'
import type { Engines } from '#engines/engines.ts'
import {
  confirmReset,
  deleteReset,
  deleteSecondFactor,
  insertReset,
  openReset,
  secondFactorOf,
} from './second-factor-store.ts'

type Needs = Pick<Engines, 'db' | 'now'>

/** For whoever has lost the phone and the codes on paper. Nothing changes until somebody else confirms it. */
export const proposeSecondFactorReset = (engines: Needs, colleague: Colleague, id: string): Promise<StaffResult> =>
  changeColleague(engines, colleague, id, 'staff.second-factor-reset-proposed', async (tx, _, now) => {
    if (!(await secondFactorOf(tx, id))) return 'no-second-factor'
    if (await openReset(tx, id)) return 'already-proposed'
    await insertReset(tx, { staffId: id, proposedBy: colleague.id, now })
    return { before: {}, after: {} }
  })

/** Another administrator has seen who asks: from now on the password is enough, until a new second factor is set up. */
export const confirmSecondFactorReset = (engines: Needs, colleague: Colleague, id: string): Promise<StaffResult> =>
  changeColleague(engines, colleague, id, 'staff.second-factor-reset', async (tx, _, now) => {
    const reset = await openReset(tx, id)
    if (!reset) return 'no-such-proposal'
    if (reset.proposedBy === colleague.id || id === colleague.id) return 'own-proposal'
    await confirmReset(tx, reset.id, colleague.id, now)
    await deleteSecondFactor(tx, id)
    await deleteSessionsOf(tx, id)
    return { before: {}, after: {} }
  })

export const withdrawSecondFactorReset = (engines: Needs, colleague: Colleague, id: string): Promise<StaffResult> =>
  changeColleague(engines, colleague, id, 'staff.second-factor-reset-withdrawn', async (tx) => {
    const reset = await openReset(tx, id)
    if (!reset) return 'no-such-proposal'
    await deleteReset(tx, reset.id)
    return { before: {}, after: {} }
  })
