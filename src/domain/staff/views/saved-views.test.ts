import { beforeAll, expect, test } from 'vitest'
import { addStaff } from '#domain/staff/add-staff.ts'
import { findAudit } from '#domain/staff/audit/find-audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { findStartSearch, findViews } from './find-views.ts'
import { removeView, saveView, type NewView } from './save-view.ts'

const engines = useEngines()
let admin: Colleague
let agent: Colleague
let auditor: Colleague
beforeAll(async () => {
  admin = await colleague('boss', 'admin')
  agent = await colleague('agent', 'agent', 'content')
  auditor = await colleague('auditor', 'auditor')
})

async function colleague(username: string, ...roles: Role[]): Promise<Colleague> {
  const id = await addStaff(engines(), { username, password: `the password of ${username}` }, roles)
  return { id, username, roles, authenticatedAt: new Date() }
}

const view = (name: string, more: Partial<NewView> = {}): NewView => ({
  screen: 'trades',
  name,
  search: `?q=${name}&after=a&format=csv`,
  isShared: false,
  startsFor: null,
  ...more,
})

const names = async (who: Colleague) => (await findViews(engines(), who, 'trades')).map(({ name }) => name)

test('OP-11 a view is its owner’s until it is shared, and keeps filters but no place in the list', async () => {
  expect(await saveView(engines(), agent, view('mine'))).toEqual({ ok: true, screen: 'trades', search: 'q=mine' })
  await saveView(engines(), agent, view('ours', { isShared: true }))

  expect(await names(agent)).toEqual(['mine', 'ours'])
  expect(await names(admin)).toEqual(['ours'])
})

test('OP-11 a list begins as somebody chose, else as their first role does, and else as usual', async () => {
  const start = (who: Colleague) => findStartSearch(engines(), who, 'trades')
  expect(await start(agent)).toBeUndefined()

  await saveView(engines(), admin, view('for content', { startsFor: 'content' }))
  expect(await start(agent)).toBe('q=for+content')
  await saveView(engines(), admin, view('for agents', { startsFor: 'agent' }))
  await saveView(engines(), admin, view('for agents now', { startsFor: 'agent' }))
  expect(await start(agent)).toBe('q=for+agents+now')
  await saveView(engines(), agent, view('begin', { startsFor: 'owner' }))
  expect(await start(agent)).toBe('q=begin')
  expect(await start(admin)).toBeUndefined()
})

test('OP-11 only who gives roles says how a role begins, and who only looks shares nothing', async () => {
  const refused = { ok: false, reason: 'not-yours-to-do' }

  expect(await saveView(engines(), agent, view('x', { startsFor: 'agent' }))).toEqual(refused)
  expect(await saveView(engines(), auditor, view('x', { isShared: true }))).toEqual(refused)
  expect(await saveView(engines(), auditor, view('own'))).toMatchObject({ ok: true })
  expect(await saveView(engines(), agent, view('x', { screen: 'audit' }))).toEqual({
    ok: false,
    reason: 'no-such-list',
  })
  expect(await saveView(engines(), agent, view(' '))).toEqual({ ok: false, reason: 'name-missing' })
})

test('OP-11 a foreign view cannot be seen or removed, a shared one is removed by its owner or an administrator', async () => {
  await saveView(engines(), agent, view('secret'))
  await saveView(engines(), agent, view('shared', { isShared: true }))
  const idOf = async (name: string) => (await findViews(engines(), agent)).find((each) => each.name === name)!.id

  expect(await removeView(engines(), admin, await idOf('secret'))).toEqual({ ok: false, reason: 'no-such-view' })
  expect(await removeView(engines(), auditor, await idOf('shared'))).toEqual({ ok: false, reason: 'not-yours-to-do' })
  expect(await removeView(engines(), admin, await idOf('shared'))).toEqual({ ok: true })
  expect(await names(agent)).not.toContain('shared')
})

test('X1.17 what is shared is in the log, what is one’s own is not', async () => {
  await saveView(engines(), agent, view('log me', { isShared: true }))
  await saveView(engines(), agent, view('not me'))
  const { rows } = await findAudit(engines(), { descending: true, limit: 100 })

  const subjects = rows.map(({ subject }) => subject)
  expect(subjects).toContain('view trades log me')
  expect(subjects).not.toContain('view trades not me')
})

test('X1.13 the log does not say whom a shared view looks for', async () => {
  await saveView(engines(), agent, view('one person', { isShared: true, search: '?text=Muster&status=PAID' }))
  const { rows } = await findAudit(engines(), { descending: true, limit: 1 })

  expect(rows[0]).toMatchObject({ subject: 'view trades one person', after: { search: 'text=*&status=PAID' } })
})
