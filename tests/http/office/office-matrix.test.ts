import { beforeAll, expect, test } from 'vitest'
import { officeScreens } from '#shop/office-screens.ts'
import { roles, type Role } from '#domain/staff/permissions.ts'
import { some } from '#tests/support/limits/runs.ts'
import { links } from '#tests/support/readers/pages/html.ts'
import { everybody, officeRights } from '#tests/support/fixtures/routes/office-rights.ts'
import { useOffice, type OfficeColleague } from '#tests/support/drivers/office/office.ts'

const office = useOffice({})

let team: Record<Role, OfficeColleague>
beforeAll(async () => {
  const hired = await Promise.all(roles.map(async (role) => [role, await office.colleague(role)] as const))
  team = Object.fromEntries(hired) as typeof team
})

test('S6.05 every screen of the office has a row that says whose work it is', () => {
  expect(Object.keys(officeRights).toSorted()).toEqual(Object.keys(officeScreens).toSorted())
})

test('S6.05 there are eight roles', () => {
  expect(roles.toSorted()).toEqual(everybody.split(' ').toSorted())
})

const cells = roles.map((role) => [role] as const)

test.each(cells)('S6.05 %s opens exactly the screens of this work', async (role) => {
  const opened: string[] = []
  for (const [name, { path }] of Object.entries(officeRights)) {
    const { status } = await team[role].see(path)
    expect(status, path).toBeLessThan(500)
    if (status !== 403) opened.push(name)
  }

  expect(opened).toEqual(namesFor(role, 'opens'))
})

test.each(cells)('S6.05 %s sends exactly the forms of this work', async (role) => {
  const sent: string[] = []
  for (const [name, { path }] of Object.entries(officeRights)) {
    const { status } = await team[role].send(path, { nothing: 'of use' })
    expect(status, path).toBeLessThan(500)
    if (status !== 403) sent.push(name)
  }

  expect(sent).toEqual(namesFor(role, 'sends'))
})

const namesFor = (role: Role, right: 'opens' | 'sends'): string[] =>
  Object.entries(officeRights)
    .filter(([, row]) => row[right].split(' ').includes(role))
    .map(([name]) => name)

test.each(some<Role>(['agent', ...roles.filter((role) => role !== 'agent')], 2))(
  'S6.05 the data behind a screen is as shut to %s as the screen',
  async (role) => {
    // Whoever is in the team has sent every form, and so has logged out.
    const colleague = await office.colleague(role)
    for (const [name, { path, opens }] of Object.entries(officeRights)) {
      if (path === '/') continue
      const { status } = await colleague.see(`${path}.data`)
      expect([name, status === 403], path).toEqual([name, !opens.split(' ').includes(role)])
    }
  },
)

test('S6.05 somebody without a role opens nothing but what is his own, and an unknown place is nobody’s', async () => {
  const newcomer = await office.colleague()
  for (const [, { path }] of Object.entries(officeRights)) expect((await newcomer.see(path)).status, path).toBe(403)
  expect((await team.admin.see('/no-such-place')).status).not.toBe(200)
})

test('F-01 what a device may bring us is told only to those who make prices, also where its page is open to others', async () => {
  await office.query('update devices set resale_cents = 4711031 where id = (select min(id) from devices)')
  const { rows } = await office.query('select min(id) as id from devices')
  const page = `/catalogue/${rows[0].id}`
  const pricing = await office.colleague('pricing')
  expect((await pricing.see(`${page}.data`)).text).toContain('4711031')
  expect(links((await pricing.see(page)).text).filter((link) => link.includes('/produkte/'))).toEqual([
    expect.stringMatching(/^http:\/\/de\.localhost:\d+\/produkte\/[\w-]+$/),
  ])
  for (const role of ['agent', 'inspector', 'content'] as const) {
    const colleague = await office.colleague(role)
    for (const path of [page, `${page}.data`]) {
      const { status, text } = await colleague.see(path)
      expect([status, text.includes('4711031')], `${role} ${path}`).toEqual([200, false])
    }
  }
})
