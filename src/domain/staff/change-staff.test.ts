import { beforeAll, describe, expect, test } from 'vitest'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { addStaff } from './add-staff.ts'
import { changeOwnPassword } from './login/change-own-password.ts'
import { changeRoles, disableColleague, enableColleague, giveNewPassword, hireColleague } from './change-staff.ts'
import type { Colleague } from './colleague.ts'
import { auditDifference, findAudit } from './audit/find-audit.ts'
import { findStaff } from './find-staff.ts'
import type { Role } from './permissions.ts'
import { findEntrant, logInStaff } from './login/staff-session.ts'

const engines = useEngines()
let admin: Colleague
let agent: Colleague
beforeAll(async () => {
  admin = await colleague('boss', 'admin')
  agent = await colleague('agent', 'agent')
})

async function colleague(username: string, ...roles: Role[]): Promise<Colleague> {
  const id = await addStaff(engines(), { username, password: `the password of ${username}` }, roles)
  return { id, username, roles, authenticatedAt: new Date() }
}

const logIn = (username: string, password: string) =>
  logInStaff(engines(), { username, password }, { address: crypto.randomUUID(), device: 'a test' })

const hire = async (username: string, roles: Role[] = ['inspector']) => {
  const hired = await hireColleague(engines(), admin, { username, name: 'Neu', roles })
  if (!hired.ok) throw new Error(hired.reason)
  const { id } = (await findStaff(engines())).find((each) => each.username === username)!
  return { id, password: hired.password }
}

const offered = { requiresSecondFactor: false }

const nobody = '00000000-0000-0000-0000-000000000000'

describe('X1.16 the team', () => {
  test('gets somebody new with a password that works and is stored nowhere', async () => {
    const { password } = await hire('ines')

    expect(await logIn('ines', password)).toMatchObject({ ok: true })
    const rows = await engines().db.selectFrom('staff').selectAll().execute()
    const entries = await engines().db.selectFrom('audit_entries').selectAll().execute()
    expect(JSON.stringify([rows, entries])).not.toContain(password)
  })

  test('refuses names that are taken or cannot be typed', async () => {
    const ask = (username: string) => hireColleague(engines(), admin, { username, name: '', roles: [] })

    expect(await ask(' BOSS ')).toEqual({ ok: false, reason: 'username-taken' })
    for (const username of ['', '1a', 'a', 'ä', 'a b', '<b>', 'x'.repeat(41)]) {
      expect(await ask(username), username).toEqual({ ok: false, reason: 'username-invalid' })
    }
  })

  test('sees new roles at the next click, and the old ones in the log', async () => {
    const { id, password } = await hire('rolf')
    const session = await logIn('rolf', password)
    await changeRoles(engines(), admin, id, ['finance', 'pricing'])

    const seen = session.ok && (await findEntrant(engines(), session.token, offered))
    expect(seen).toMatchObject({ roles: ['finance', 'pricing'] })
    const [entry] = (await findAudit(engines(), { subject: 'staff rolf', descending: true, limit: 1 })).rows
    expect(entry).toMatchObject({ username: 'boss', action: 'staff.roles' })
    expect(auditDifference(entry!)).toEqual([
      { field: 'roles', before: '["inspector"]', after: '["finance","pricing"]' },
    ])
  })

  test('is out at once when disabled or given a new password, and back in when enabled', async () => {
    const { id, password } = await hire('dora')
    const session = await logIn('dora', password)
    const token = session.ok ? session.token : ''

    expect(await disableColleague(engines(), admin, id)).toMatchObject({ ok: true })
    expect(await findEntrant(engines(), token, offered)).toBeUndefined()
    expect(await logIn('dora', password)).toMatchObject({ ok: false })

    expect(await enableColleague(engines(), admin, id)).toMatchObject({ ok: true })
    expect(await findEntrant(engines(), token, offered)).toBeUndefined()
    expect(await logIn('dora', password)).toMatchObject({ ok: true })

    const fresh = await giveNewPassword(engines(), admin, id)
    expect(await logIn('dora', password)).toMatchObject({ ok: false })
    expect(await logIn('dora', fresh.ok ? fresh.password : '')).toMatchObject({ ok: true })
  })

  test('always keeps somebody who can give roles', async () => {
    expect(await disableColleague(engines(), admin, admin.id)).toEqual({ ok: false, reason: 'last-admin' })
    expect(await changeRoles(engines(), admin, admin.id, ['agent'])).toEqual({ ok: false, reason: 'last-admin' })
    const { id } = await hire('zweite', ['admin'])

    const both = await Promise.all([
      disableColleague(engines(), admin, id),
      disableColleague(engines(), admin, admin.id),
    ])

    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    await enableColleague(engines(), admin, admin.id)
    await enableColleague(engines(), admin, id)
  })

  test('is changed by administrators only, and only if it exists', async () => {
    const { id } = await hire('olaf')
    const actions = [
      (who: Colleague, whom: string) => changeRoles(engines(), who, whom, ['admin']),
      (who: Colleague, whom: string) => disableColleague(engines(), who, whom),
      (who: Colleague, whom: string) => enableColleague(engines(), who, whom),
      (who: Colleague, whom: string) => giveNewPassword(engines(), who, whom),
    ]
    for (const action of actions) {
      expect(await action(agent, id)).toEqual({ ok: false, reason: 'not-yours-to-do' })
      expect(await action({ ...agent, roles: ['auditor'] }, id)).toEqual({ ok: false, reason: 'not-yours-to-do' })
      for (const unknown of [nobody, "1' or 1=1", '']) {
        expect(await action(admin, unknown)).toEqual({ ok: false, reason: 'no-such-colleague' })
      }
    }
    const mallory = { username: 'mallory', name: '', roles: ['admin'] as Role[] }
    expect(await hireColleague(engines(), agent, mallory)).toEqual({ ok: false, reason: 'not-yours-to-do' })
  })
})

describe('one’s own password', () => {
  test('is changed by whoever knows the old one, and ends all sessions', async () => {
    const own = await colleague('peter', 'content')
    const session = await logIn('peter', 'the password of peter')
    const passwords = { current: 'the password of peter', wanted: 'ein ganz neues Passwort' }

    expect(await changeOwnPassword(engines(), own, passwords, 'a1')).toEqual({ ok: true })

    expect(session.ok && (await findEntrant(engines(), session.token, offered))).toBeUndefined()
    expect(await logIn('peter', passwords.wanted)).toMatchObject({ ok: true })
  })

  test('stays if the old one is wrong or the new one is too short or too long', async () => {
    const own = await colleague('paula', 'content')
    const change = (current: string, wanted: string) => changeOwnPassword(engines(), own, { current, wanted }, 'a2')

    expect(await change('wrong', 'ein ganz neues Passwort')).toEqual({ ok: false, reason: 'wrong-login' })
    expect(await change('the password of paula', 'zu kurz')).toEqual({ ok: false, reason: 'too-short' })
    expect(await change('the password of paula', 'x'.repeat(201))).toEqual({ ok: false, reason: 'too-long' })
    expect(await logIn('paula', 'the password of paula')).toMatchObject({ ok: true })
  })
})

test('X1.17 the log is asked by colleague, action, subject and day, and hostile texts find nothing', async () => {
  await hire('frieda')
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date())
  const find = (question: object) => findAudit(engines(), { ...question, descending: true, limit: 100 })

  expect((await find({ subject: 'staff frieda', action: 'staff.add', username: 'BO', day: today })).total.count).toBe(1)
  expect((await find({ subject: 'frieda', day: '2020-01-01' })).total.count).toBe(0)
  for (const text of ['%', '_', "' or 1=1 --"]) expect((await find({ username: text })).total.count, text).toBe(0)
})
