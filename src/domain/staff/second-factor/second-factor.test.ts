import { expect, test } from 'vitest'
import { addStaff } from '#domain/staff/add-staff.ts'
import { findAudit } from '#domain/staff/audit/find-audit.ts'
import { disableColleague, enableColleague } from '#domain/staff/change-staff.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import {
  enterWithCode,
  enterWithNewAuthenticator,
  findEntrant,
  logInStaff,
  reauthenticateStaff,
  type Entrant,
} from '#domain/staff/login/staff-session.ts'
import { needsSecondFactor, roles, type Role } from '#domain/staff/permissions.ts'
import { openSecretVault } from '#engines/vault/secret-vault.ts'
import { countWaiting } from '#tests/support/readers/database/waiting-locks.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { testSecrets } from '#tests/support/services/shops/test-secrets.ts'
import {
  confirmSecondFactorReset,
  findResetProposals,
  proposeSecondFactorReset,
  withdrawSecondFactorReset,
} from './reset-second-factor.ts'
import { deleteReset } from './second-factor-store.ts'
import { findSecondFactor, offerAuthenticator, renewRecoveryCodes } from './second-factor.ts'
import { codeAt, stepAt } from './time-code.ts'

const engines = useEngines()
const required = { requiresSecondFactor: true }
const password = 'three blue bicycles'
const newKey = 'the-key-after-this-one-with-enough-characters'

let people = 0
async function somebody(...own: Role[]): Promise<Colleague> {
  const username = `somebody${(people += 1)}`
  const id = await addStaff(engines(), { username, password }, own)
  return { id, username, roles: own, authenticatedAt: new Date() }
}

type Visitor = Entrant & { token: string }

/** Gives the password, as far as that leads. */
async function knock({ username }: Colleague, rule = required): Promise<Visitor> {
  const result = await logInStaff(engines(), { username, password }, { address: crypto.randomUUID(), device: 'a test' })
  if (!result.ok) throw new Error(result.reason)
  const { token } = result
  return { ...(await findEntrant(engines(), token, rule))!, token }
}

/** The same session at the next click. */
const again = async ({ token }: Visitor) => {
  const entrant = await findEntrant(engines(), token, required)
  return entrant && { ...entrant, token }
}

const now = (secret: string, steps = 0) => codeAt(secret, stepAt(engines().now()) + steps)

/** Somebody with an app; the code before the present one is spent. */
async function equipped(...own: Role[]) {
  const colleague = await somebody(...own)
  const entrant = await knock(colleague)
  const { secret, offer } = offerAuthenticator(engines(), entrant)
  const result = await enterWithNewAuthenticator(engines(), entrant, { offer, code: now(secret, -1) })
  if (!result.ok) throw new Error(result.reason)
  return { colleague, entrant: (await again(entrant))!, secret, recoveryCodes: result.recoveryCodes }
}

const actionsAbout = async ({ username }: Colleague) =>
  (await findAudit(engines(), { subject: `staff ${username}`, descending: true, limit: 20 })).rows.map(
    ({ action }) => action,
  )

test('PE-01 whoever works with money, prices, settings or roles needs one, and nobody else', () => {
  expect(roles.filter((role) => needsSecondFactor({ roles: [role] }))).toEqual([
    'finance',
    'pricing',
    'admin',
    'auditor',
  ])
  expect(needsSecondFactor({ roles: ['agent', 'finance'] })).toBe(true)
})

test('PE-01 a password alone lets nobody in who needs more, and the first code does', async () => {
  expect((await knock(await somebody('agent'))).missing).toBeUndefined()
  expect((await knock(await somebody('finance'), { requiresSecondFactor: false })).missing).toBeUndefined()

  const { colleague, entrant } = await equipped('finance')
  expect(entrant.missing).toBeUndefined()
  expect(await actionsAbout(colleague)).toContain('staff.second-factor')
  expect((await knock(colleague)).missing).toBe('code')
  expect((await knock(colleague, { requiresSecondFactor: false })).missing).toBe('code')
})

test('PE-01 who has one is asked for it, whatever his role', async () => {
  const { colleague, secret } = await equipped('agent')
  const entrant = await knock(colleague)
  expect(entrant.missing).toBe('code')
  expect(await enterWithCode(engines(), entrant, { code: '000000' })).toEqual({ ok: false, reason: 'wrong-code' })
  expect((await again(entrant))?.missing).toBe('code')
  expect(await enterWithCode(engines(), entrant, { code: now(secret) })).toEqual({ ok: true })
  expect(await again(entrant)).toMatchObject({ missing: undefined })
})

test('PE-01 a code alone does not count as the password: what was not fresh stays so', async () => {
  const { colleague, secret } = await equipped('finance')
  const entrant = await knock(colleague)
  expect(await enterWithCode(engines(), entrant, { code: now(secret) })).toEqual({ ok: true })

  expect((await again(entrant))?.missing).toBeUndefined()
  expect((await again(entrant))?.authenticatedAt).toEqual(entrant.authenticatedAt)
})

test('PE-01 another app ends every session but the one in which it was set up', async () => {
  const { colleague, entrant, secret } = await equipped('finance')
  const elsewhere = await knock(colleague)
  await enterWithCode(engines(), elsewhere, { code: now(secret) })
  const stranger = await knock(await somebody('finance'))
  const other = offerAuthenticator(engines(), entrant)
  const code = now(other.secret)
  expect(await enterWithNewAuthenticator(engines(), entrant, { offer: other.offer, code })).toMatchObject({ ok: true })

  expect(await again(elsewhere)).toBeUndefined()
  expect((await again(entrant))?.missing).toBeUndefined()
  expect(await again(stranger)).toBeDefined()
})

test('PE-01 a code counts once, of two who send it at the same moment for one', async () => {
  const { colleague, secret } = await equipped('finance')
  const [one, other] = [await knock(colleague), await knock(colleague)]
  const code = now(secret)
  const results = await Promise.all([one, other].map((each) => enterWithCode(engines(), each, { code })))
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await enterWithCode(engines(), await knock(colleague), { code })).toMatchObject({ reason: 'wrong-code' })
})

test('PE-01 a secret that was offered to somebody else, or to nobody, sets up nothing', async () => {
  const [one, other] = [await knock(await somebody('finance')), await knock(await somebody('finance'))]
  const { secret, offer } = offerAuthenticator(engines(), other)
  for (const forged of [offer, `${offer}x`, '', secret]) {
    const result = await enterWithNewAuthenticator(engines(), one, { offer: forged, code: now(secret) })
    expect(result).toEqual({ ok: false, reason: 'wrong-code' })
  }
  expect((await again(one))?.missing).toBe('second-factor')
})

test('PE-01 five codes are looked at, then nobody gets on for a while but from a browser of the owner', async () => {
  const { colleague, secret, entrant } = await equipped('finance')
  const stranger = await knock(colleague)
  const guesses = []
  for (let guess = 0; guess < 8; guess += 1)
    guesses.push(await enterWithCode(engines(), stranger, { code: `${guess}` }))
  expect(guesses.map((result) => !result.ok && result.reason)).toEqual([
    ...Array.from({ length: 5 }, () => 'wrong-code'),
    ...Array.from({ length: 3 }, () => 'too-many-guesses'),
  ])
  expect((await actionsAbout(colleague)).filter((action) => action === 'staff.wrong-code')).toHaveLength(5)
  expect(await enterWithCode(engines(), stranger, { code: now(secret) })).toMatchObject({ reason: 'too-many-guesses' })
  expect(await reauthenticateStaff(engines(), entrant, { password, code: now(secret) }, 'home')).toEqual({ ok: true })
})

test('PE-01 before money moves the password and a new code are asked for', async () => {
  const { entrant, secret } = await equipped('finance')
  const ask = (given: string, code: string) =>
    reauthenticateStaff(engines(), entrant, { password: given, code }, 'an office')
  expect(await ask(password, '')).toMatchObject({ reason: 'wrong-code' })
  expect(await ask('wrong', now(secret))).toMatchObject({ reason: 'wrong-login' })
  expect(await ask(password, now(secret))).toEqual({ ok: true })
  expect(await ask(password, now(secret))).toMatchObject({ reason: 'wrong-code' })
})

test('PE-01 a lost phone is replaced by a code from paper, each once, and new ones end the old', async () => {
  const { colleague, entrant, recoveryCodes } = await equipped('admin')
  expect(new Set(recoveryCodes).size).toBe(10)
  const [first, second] = recoveryCodes
  const enter = async (code: string) => enterWithCode(engines(), await knock(colleague), { code })

  expect(await enter(` ${first!.toLowerCase().replace('-', ' ')} `)).toEqual({ ok: true })
  expect(await enter(first!)).toMatchObject({ reason: 'wrong-code' })
  expect(await findSecondFactor(engines(), colleague.id)).toMatchObject({ codesLeft: 9 })
  expect(await actionsAbout(colleague)).toContain('staff.recovery-code-used')

  const [fresh] = await renewRecoveryCodes(engines(), entrant)
  expect(await enter(second!)).toMatchObject({ reason: 'wrong-code' })
  expect(await enter(fresh!)).toEqual({ ok: true })
})

test('PE-01 who has lost everything needs two administrators', async () => {
  const { colleague: lost, entrant } = await equipped('finance')
  const [one, other, agent] = [await somebody('admin'), await somebody('admin'), await somebody('agent')]
  const propose = (who: Colleague) => proposeSecondFactorReset(engines(), who, lost.id)
  const confirm = (who: Colleague) => confirmSecondFactorReset(engines(), who, lost.id)

  expect(await confirm(other)).toEqual({ ok: false, reason: 'no-such-proposal' })
  expect(await propose(agent)).toEqual({ ok: false, reason: 'not-yours-to-do' })
  expect(await propose(one)).toMatchObject({ ok: true })
  expect(await propose(other)).toEqual({ ok: false, reason: 'already-proposed' })
  expect(await confirm(one)).toEqual({ ok: false, reason: 'own-proposal' })
  expect(await confirm(agent)).toEqual({ ok: false, reason: 'not-yours-to-do' })
  expect(await withdrawSecondFactorReset(engines(), one, lost.id)).toMatchObject({ ok: true })
  expect(await confirm(other)).toEqual({ ok: false, reason: 'no-such-proposal' })
  expect(await again(entrant)).toMatchObject({ missing: undefined })

  await propose(one)
  const yesterday = new Date(Date.now() - 24 * 60 * 60_000)
  const stale = await confirm({ ...other, authenticatedAt: yesterday })
  expect(stale).toEqual({ ok: false, reason: 'reauthenticate-first' })
  expect(await confirm(other)).toMatchObject({ ok: true })
  expect(await again(entrant)).toBeUndefined()
  expect((await knock(lost)).missing).toBe('second-factor')
})

test('PE-01 what was proposed counts for a day, and no longer than whose it is works here with that app', async () => {
  const [one, other] = [await somebody('admin'), await somebody('admin')]
  const propose = ({ id }: Colleague) => proposeSecondFactorReset(engines(), one, id)
  const confirm = ({ id }: Colleague) => confirmSecondFactorReset(engines(), other, id)
  const noProposal = { ok: false, reason: 'no-such-proposal' }

  const { colleague: lost } = await equipped('finance')
  await propose(lost)
  expect((await findResetProposals(engines())).get(lost.id)).toBe(one.username)
  const tomorrow = new Date(engines().now().getTime() + 25 * 60 * 60_000)
  const later = { ...engines(), now: () => tomorrow }
  const awake = (colleague: Colleague) => ({ ...colleague, authenticatedAt: tomorrow })
  expect((await findResetProposals(later)).has(lost.id)).toBe(false)
  expect(await confirmSecondFactorReset(later, awake(other), lost.id)).toEqual(noProposal)
  expect(await proposeSecondFactorReset(later, awake(other), lost.id)).toMatchObject({ ok: true })
  expect(await confirmSecondFactorReset(later, awake(one), lost.id)).toMatchObject({ ok: true })

  const { colleague: left } = await equipped('finance')
  await propose(left)
  await disableColleague(engines(), one, left.id)
  await enableColleague(engines(), one, left.id)
  expect(await confirm(left)).toEqual(noProposal)

  await disableColleague(engines(), one, left.id)
  await propose(left)
  await enableColleague(engines(), one, left.id)
  expect(await confirm(left)).toEqual(noProposal)

  const gone = await somebody('admin')
  await proposeSecondFactorReset(engines(), gone, left.id)
  await disableColleague(engines(), one, gone.id)
  expect((await findResetProposals(engines())).has(left.id)).toBe(false)
  expect(await confirm(left)).toEqual(noProposal)

  const { colleague: back, entrant } = await equipped('finance')
  await propose(back)
  const { secret, offer } = offerAuthenticator(engines(), entrant)
  await enterWithNewAuthenticator(engines(), entrant, { offer, code: now(secret) })
  expect(await confirm(back)).toEqual(noProposal)
})

test('PE-01 a proposal that was taken away while somebody confirms it takes nothing away', async () => {
  const [one, other] = [await somebody('admin'), await somebody('admin')]
  const { colleague, entrant } = await equipped('finance')
  await proposeSecondFactorReset(engines(), one, colleague.id)
  const { confirmed } = await engines()
    .db.transaction()
    .execute(async (tx) => {
      await deleteReset(tx, colleague.id)
      const confirming = confirmSecondFactorReset(engines(), other, colleague.id)
      await expect.poll(() => countWaiting(engines())).toBe(1)
      return { confirmed: confirming }
    })
  expect(await confirmed).toEqual({ ok: false, reason: 'no-such-proposal' })
  expect((await again(entrant))?.missing).toBeUndefined()
  expect(await findSecondFactor(engines(), colleague.id)).toBeDefined()
})

test('PE-01 app and codes for paper outlive a change of the secret key; without the old one nobody gets in, and nothing breaks', async () => {
  const { colleague, secret, recoveryCodes } = await equipped('finance')
  const changed = { ...engines(), vault: openSecretVault([newKey, ...testSecrets]) }
  const enter = async (shop: typeof changed, code: string) => enterWithCode(shop, await knock(colleague), { code })

  expect(await enter(changed, recoveryCodes[0]!)).toEqual({ ok: true })
  expect(await enter(changed, now(secret))).toEqual({ ok: true })
  const gone = { ...engines(), vault: openSecretVault([newKey]) }
  for (const code of [now(secret, 1), recoveryCodes[1]!])
    expect(await enter(gone, code)).toEqual({ ok: false, reason: 'wrong-code' })
})

test('PE-01 nobody confirms the reset of his own, and the database would refuse it as well', async () => {
  const { colleague: admin } = await equipped('admin')
  const proposer = await somebody('admin')
  await proposeSecondFactorReset(engines(), proposer, admin.id)
  expect(await confirmSecondFactorReset(engines(), admin, admin.id)).toEqual({ ok: false, reason: 'own-proposal' })

  for (const confirmedBy of [proposer.id, admin.id]) {
    const forced = engines()
      .db.updateTable('second_factor_resets')
      .set({ confirmed_by: confirmedBy, confirmed_at: new Date() })
      .where('staff_id', '=', admin.id)
      .execute()
    await expect(forced).rejects.toThrow('check constraint')
  }
})

test('F-04 to shut somebody out needs no second look, to give rights does', async () => {
  const [admin, other] = [await somebody('admin'), await somebody('agent')]
  const stale = { ...admin, authenticatedAt: new Date(Date.now() - 24 * 60 * 60_000) }
  expect(await disableColleague(engines(), stale, other.id)).toMatchObject({ ok: true })
  expect(await proposeSecondFactorReset(engines(), stale, other.id)).toMatchObject({ reason: 'reauthenticate-first' })
})

test('F-04 who reads the database can make no code of it', async () => {
  const { secret, recoveryCodes } = await equipped('finance')
  const { db } = engines()
  const rows = await Promise.all([
    db.selectFrom('staff_authenticators').selectAll().execute(),
    db.selectFrom('staff_recovery_codes').selectAll().execute(),
    db.selectFrom('audit_entries').selectAll().execute(),
  ])
  const text = JSON.stringify(rows)
  for (const told of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))]) {
    expect(text).not.toContain(told)
  }
})
