import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Colleague } from '#domain/staff/colleague.ts'
import { movableClock } from '#engines/clock/movable-clock.ts'
import { hireColleague } from '#tests/support/drivers/office/colleagues.ts'
import { ownAccount } from '#tests/support/fixtures/merchant/complete-settings.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { findAccounts, findSaid } from '#domain/settings/find-settings.ts'
import type { Scope } from '#domain/settings/merchant-settings.ts'
import { decideOnAccount, proposeAccount } from './change-paying-account.ts'

const clock = movableClock(new Date('2026-03-02T09:00:00Z'))
const engines = useEngines({ now: clock.now })
const other = { ...ownAccount, iban: 'AT611904300234573201', bic: 'GIBAATWWXXX' }

let ana: Colleague
let eva: Colleague
beforeAll(async () => {
  ana = await hireColleague(engines(), 'ana', 'admin')
  eva = await hireColleague(engines(), 'eva', 'finance')
})

const propose = (who: Colleague, scope: Scope = 'company', account = ownAccount) =>
  proposeAccount(engines(), who, scope, account)

const openIn = async (scope: Scope) =>
  (await findAccounts(engines(), scope)).find(({ status }) => status === 'proposed')?.id ?? ''

const decide = async (who: Colleague, outcome: 'confirmed' | 'rejected', scope: Scope = 'company') =>
  decideOnAccount(engines(), who, { scope, id: await openIn(scope), outcome })

const payingIn = async (scope: Scope) => (await findSaid(engines())).accounts.get(scope)?.iban

describe('F-34 the account that pays', () => {
  test('is proposed by one colleague and confirmed by another, and pays only then', async () => {
    expect(await propose(ana)).toEqual({ ok: true })
    expect(await payingIn('company')).toBeUndefined()
    expect(await propose(ana)).toEqual({ ok: false, reason: 'already-proposed' })

    expect(await decide(ana, 'confirmed')).toEqual({ ok: false, reason: 'own-proposal' })
    expect(await payingIn('company')).toBeUndefined()
    expect(await decide(eva, 'confirmed')).toEqual({ ok: true })
    expect(await payingIn('company')).toBe(ownAccount.iban)
  })

  test('every step is in the log, by whoever did it', async () => {
    const { rows } = await sql<{ username: string; action: string }>`
      select username, action from audit_entries where action like 'account.%' order by at, action desc`.execute(
      engines().db,
    )

    expect(rows).toEqual([
      { username: 'ana', action: 'account.propose' },
      { username: 'eva', action: 'account.confirm' },
    ])
  })

  test('stays what it was if the proposal is taken back or refused', async () => {
    await propose(ana, 'company', other)
    expect(await decide(ana, 'rejected')).toEqual({ ok: true })
    await propose(ana, 'company', other)
    expect(await decide(eva, 'rejected')).toEqual({ ok: true })

    expect(await payingIn('company')).toBe(ownAccount.iban)
    expect(await decide(eva, 'confirmed')).toEqual({ ok: false, reason: 'no-such-proposal' })
  })

  test('a country may have one of its own', async () => {
    await propose(ana, 'at', other)
    await decide(eva, 'confirmed', 'at')

    expect([await payingIn('at'), await payingIn('company')]).toEqual([other.iban, ownAccount.iban])
  })

  test('needs the right to it and a password that was given lately', async () => {
    const ida = await hireColleague(engines(), 'ida', 'agent')
    expect(await propose(ida)).toEqual({ ok: false, reason: 'not-yours-to-do' })
    expect(await propose(eva)).toEqual({ ok: false, reason: 'not-yours-to-do' })
    const long = { ...ana, authenticatedAt: new Date(clock.now().getTime() - 11 * 60_000) }
    expect(await propose(long, 'es')).toEqual({ ok: false, reason: 'reauthenticate-first' })
    await propose(ana, 'es')
    expect(await decide(ida, 'confirmed', 'es')).toEqual({ ok: false, reason: 'not-yours-to-do' })
    expect(await decide({ ...eva, authenticatedAt: long.authenticatedAt }, 'confirmed', 'es')).toEqual({
      ok: false,
      reason: 'reauthenticate-first',
    })
  })

  test.each([
    [{ iban: 'DE89370400440532013001' }, { iban: 'mistyped' }],
    [{ iban: '' }, { iban: 'missing' }],
    [{ bic: 'X' }, { bic: 'invalid' }],
    [{ bank: '' }, { bank: 'missing' }],
  ])('%o is refused at its field', async (change, problems) => {
    expect(await propose(ana, 'it', { ...ownAccount, ...change })).toEqual({ ok: false, reason: 'invalid', problems })
  })
})

describe('F-34 what the database refuses, whoever writes', () => {
  const refusal = expect.objectContaining({ code: '23514' })
  const insert = (status: string, decidedBy: Colleague | null) =>
    sql`insert into paying_accounts
      (id, scope, iban, bic, bank, instant_transfers, status, proposed_by, proposed_at, decided_by, decided_at)
      values (gen_random_uuid(), 'it', 'I', 'B', 'K', false, ${status}, ${ana.id}, now(), ${decidedBy?.id ?? null},
        ${decidedBy ? clock.now() : null})`.execute(engines().db)

  test('an account that nobody has looked at, or only the one who proposed it', async () => {
    await expect(insert('confirmed', null)).rejects.toEqual(refusal)
    await expect(insert('confirmed', ana)).rejects.toEqual(refusal)
    // Not even by two: it has to be proposed first.
    await expect(insert('confirmed', eva)).rejects.toEqual(refusal)
    await insert('proposed', null)
    const confirm = (by: Colleague) =>
      sql`update paying_accounts set status = 'confirmed', decided_by = ${by.id}, decided_at = now() where scope = 'it'`.execute(
        engines().db,
      )
    await expect(confirm(ana)).rejects.toEqual(refusal)
    await confirm(eva)
  })

  test.each([
    "update paying_accounts set iban = 'X' where scope = 'it'",
    "update paying_accounts set status = 'proposed', decided_by = null, decided_at = null where scope = 'it'",
    "update paying_accounts set proposed_by = decided_by where scope = 'it'",
    "delete from paying_accounts where scope = 'it'",
    "update paying_accounts set iban = 'X' where scope = 'es' and status = 'proposed'",
  ])('to change what was proposed or decided: %s', async (statement) => {
    await expect(sql.raw(statement).execute(engines().db)).rejects.toEqual(refusal)
  })
})
