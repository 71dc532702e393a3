import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import type { Engines } from '#engines/engines.ts'
import { basisPointsOf } from './partner.ts'
import { insertRate, lockPartners, partnerByCode } from './partner-store.ts'

export type SetCommissionResult =
  | { ok: true }
  | { ok: false; reason: 'not-yours-to-do' | 'no-such-partner' | 'percent-invalid' }

/** What a partner gets of what sellers are paid, for trades from now on. Money is the business of finance. */
export async function setCommission(
  { db, now }: Pick<Engines, 'db' | 'now'>,
  colleague: Colleague,
  { code, percent }: { code: string; percent: string },
): Promise<SetCommissionResult> {
  if (!may(colleague, 'commission.change')) return { ok: false, reason: 'not-yours-to-do' }
  const basisPoints = basisPointsOf(percent)
  if (basisPoints === undefined) return { ok: false, reason: 'percent-invalid' }

  return db.transaction().execute(async (tx): Promise<SetCommissionResult> => {
    await lockPartners(tx)
    const partner = await partnerByCode(tx, code)
    if (!partner) return { ok: false, reason: 'no-such-partner' }
    if (partner.basisPoints === basisPoints) return { ok: true }

    const at = now()
    await insertRate(tx, { code, basisPoints }, at)
    const rates = { before: { basisPoints: partner.basisPoints }, after: { basisPoints } }
    await writeAudit(tx, colleague, { action: 'partner.commission', subject: `partner ${code}`, ...rates }, at)
    return { ok: true }
  })
}
