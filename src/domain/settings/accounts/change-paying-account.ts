import { writeAudit } from '#domain/staff/audit/audit.ts'
import { isFreshlyAuthenticated, type Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import { SETTINGS_TOPIC } from '#domain/settings/save-settings.ts'
import type { Scope } from '#domain/settings/merchant-settings.ts'
import type { Engines } from '#engines/engines.ts'
import { newId } from '#shop/ids.ts'
import { accountHint, readPayingAccount, type AccountProblems, type PayingAccountForm } from './paying-account.ts'
import { decideAccount, insertAccount, lockAccounts, proposedIn } from './paying-account-store.ts'

type Needs = Pick<Engines, 'db' | 'announcements' | 'now'>

export type ProposeAccountResult =
  | { ok: true }
  | { ok: false; reason: 'not-yours-to-do' | 'reauthenticate-first' | 'already-proposed' }
  | { ok: false; reason: 'invalid'; problems: AccountProblems }

/** Says from which account a scope shall pay. Nothing changes until somebody else confirms it. */
export async function proposeAccount(
  { db, now: clock }: Needs,
  colleague: Colleague,
  scope: Scope,
  form: PayingAccountForm,
): Promise<ProposeAccountResult> {
  if (!may(colleague, 'accounts.propose')) return { ok: false, reason: 'not-yours-to-do' }
  const reading = readPayingAccount(form)
  if (!reading.ok) return { ok: false, reason: 'invalid', problems: reading.problems }
  const now = clock()
  if (!isFreshlyAuthenticated(colleague, now)) return { ok: false, reason: 'reauthenticate-first' }
  const { account } = reading

  return db.transaction().execute(async (tx): Promise<ProposeAccountResult> => {
    await lockAccounts(tx, scope)
    if (await proposedIn(tx, scope)) return { ok: false, reason: 'already-proposed' }
    await insertAccount(tx, { ...account, id: newId(now), scope, staffId: colleague.id, now })
    const change = { action: 'account.propose', subject: `account ${scope} ${accountHint(account)}` }
    await writeAudit(tx, colleague, { ...change, before: null, after: account }, now)
    return { ok: true }
  })
}

export type DecideAccountResult =
  | { ok: true }
  | { ok: false; reason: 'not-yours-to-do' | 'reauthenticate-first' | 'no-such-proposal' | 'own-proposal' }

type Decision = { scope: Scope; id: string; outcome: 'confirmed' | 'rejected' }

/** Only another colleague confirms; whoever proposed may take it back. */
export async function decideOnAccount(
  { db, announcements, now: clock }: Needs,
  colleague: Colleague,
  { scope, id, outcome }: Decision,
): Promise<DecideAccountResult> {
  const now = clock()
  return db.transaction().execute(async (tx): Promise<DecideAccountResult> => {
    await lockAccounts(tx, scope)
    const proposal = await proposedIn(tx, scope)
    const isOwn = proposal?.proposedById === colleague.id
    if (!may(colleague, 'accounts.confirm') && !(isOwn && outcome === 'rejected')) {
      return { ok: false, reason: 'not-yours-to-do' }
    }
    if (!proposal || proposal.id !== id) return { ok: false, reason: 'no-such-proposal' }
    if (isOwn && outcome === 'confirmed') return { ok: false, reason: 'own-proposal' }
    if (!isFreshlyAuthenticated(colleague, now)) return { ok: false, reason: 'reauthenticate-first' }

    await decideAccount(tx, { id, status: outcome, staffId: colleague.id, now })
    const { iban, bic, bank, instantTransfers } = proposal
    const change = {
      action: outcome === 'confirmed' ? 'account.confirm' : 'account.reject',
      subject: `account ${scope} ${accountHint(proposal)}`,
    }
    const after = { iban, bic, bank, instantTransfers, proposedBy: proposal.proposedBy }
    await writeAudit(tx, colleague, { ...change, before: null, after }, now)
    await announcements.announce(SETTINGS_TOPIC, tx)
    return { ok: true }
  })
}
