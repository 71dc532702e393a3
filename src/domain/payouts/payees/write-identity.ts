import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import type { Problems } from '#domain/accounts/profile/seller.ts'
import type { Trade } from '#domain/trades/trade.ts'
import type { Engines } from '#engines/engines.ts'
import { countries } from '#shop/countries/all.ts'
import { dayAt } from '#shop/formats/dates.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { readIdentity, sealIdentity, type IdentityField } from './identity.ts'
import { confirmIdentityRow, lockIdentity, writeIdentityRow } from './identity-store.ts'

type Needs = Pick<Engines, 'db' | 'vault' | 'now'>

export type WriteIdentityResult =
  | { ok: true }
  | { ok: false; reason: 'not-yours-to-do' | 'confirmed-already' }
  | { ok: false; reason: 'invalid'; problems: Problems<IdentityField> }

/** What somebody shows of himself: typed by the seller, or by a colleague who has it before him. */
export async function writeIdentity(
  { db, vault, now: clock }: Needs,
  by: 'seller' | Colleague,
  trade: Pick<Trade, 'id' | 'number' | 'country'>,
  form: Readonly<Record<string, unknown>>,
): Promise<WriteIdentityResult> {
  if (by !== 'seller' && !may(by, 'trades.decide')) return { ok: false, reason: 'not-yours-to-do' }
  const now = clock()
  const read = readIdentity(form, dayAt(now, countries[trade.country].timeZone))
  if (!read.ok) return { ok: false, reason: 'invalid', problems: read.problems }
  return db.transaction().execute(async (tx) => {
    // What a colleague has compared with a document is not changed by whoever has the link.
    if (by === 'seller' && (await lockIdentity(tx, trade.id))?.confirmedAt) {
      return { ok: false, reason: 'confirmed-already' }
    }
    const document = sealIdentity(vault, read.document)
    const writtenBy = by === 'seller' ? null : by.id
    await writeIdentityRow(tx, { tradeId: trade.id, document, writtenAt: now, writtenBy })
    if (by !== 'seller') {
      const change = { action: 'identity.write', subject: `trade ${formatTradeNumber(trade.number)}` }
      await writeAudit(tx, by, { ...change, before: null, after: { kind: read.document.kind } }, now)
    }
    return { ok: true }
  })
}

export type ConfirmIdentityResult =
  | { ok: true }
  | { ok: false; reason: 'not-yours-to-do' | 'nothing-written' | 'needs-another' }

/** A colleague has compared it with the document. Who has typed it cannot be the one who confirms it. */
export async function confirmIdentity(
  { db, now: clock }: Needs,
  colleague: Colleague,
  trade: Pick<Trade, 'id' | 'number'>,
): Promise<ConfirmIdentityResult> {
  if (!may(colleague, 'trades.decide') && !may(colleague, 'payouts.prepare')) {
    return { ok: false, reason: 'not-yours-to-do' }
  }
  return db.transaction().execute(async (tx) => {
    const identity = await lockIdentity(tx, trade.id)
    if (!identity) return { ok: false, reason: 'nothing-written' }
    if (identity.writtenBy === colleague.id) return { ok: false, reason: 'needs-another' }
    const now = clock()
    await confirmIdentityRow(tx, trade.id, colleague.id, now)
    const change = { action: 'identity.confirm', subject: `trade ${formatTradeNumber(trade.number)}` }
    await writeAudit(tx, colleague, { ...change, before: null, after: { confirmed: true } }, now)
    return { ok: true }
  })
}
