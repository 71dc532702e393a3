import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import type { Engines } from '#engines/engines.ts'
import type { Storefronts } from '#shop/shop.ts'
import { readPartnerForm, type PartnerForm, type PartnerProblems } from './partner.ts'
import {
  insertPartner,
  insertRate,
  lockPartners,
  partnerAtLandingPage,
  partnerByCode,
  updatePartner,
} from './partner-store.ts'

type Needs = Pick<Engines, 'db' | 'announcements' | 'now'>

export type ChangePartnerResult =
  | { ok: true; code: string }
  | { ok: false; reason: 'not-yours-to-do' | 'no-such-partner' }
  | { ok: false; reason: 'invalid'; problems: PartnerProblems }

const invalid = (problems: PartnerProblems) => ({ ok: false, reason: 'invalid', problems }) as const

/**
 * Writes a new partner down, or changes a known one; every process then knows at once who may frame the widgets. He gets
 * nothing until finance says how much.
 */
export async function writePartner(
  { db, announcements, now }: Needs,
  storefronts: Pick<Storefronts, 'countries'>,
  colleague: Colleague,
  form: PartnerForm,
  { isNew }: { isNew: boolean },
): Promise<ChangePartnerResult> {
  if (!may(colleague, 'partners.change')) return { ok: false, reason: 'not-yours-to-do' }
  const reading = readPartnerForm(storefronts, form)
  if (!reading.ok) return invalid(reading.problems)
  const { partner } = reading
  const { code } = partner

  return db.transaction().execute(async (tx): Promise<ChangePartnerResult> => {
    await lockPartners(tx)
    const before = await partnerByCode(tx, code, { lock: true })
    if (isNew && before) return invalid({ code: 'code-taken' })
    if (!isNew && !before) return { ok: false, reason: 'no-such-partner' }
    const there = await partnerAtLandingPage(tx, partner.landingPage)
    if (there !== undefined && there !== code) return invalid({ landingPage: 'landing-page-taken' })

    const at = now()
    if (before) await updatePartner(tx, partner)
    else {
      await insertPartner(tx, partner, at)
      await insertRate(tx, { code, basisPoints: 0 }, at)
    }
    const action = before ? 'partner.change' : 'partner.create'
    await writeAudit(tx, colleague, { action, subject: `partner ${code}`, before: before ?? null, after: partner }, at)
    await announcements.announce('partners', tx)
    return { ok: true, code }
  })
}
