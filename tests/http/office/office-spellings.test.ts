import { beforeAll, describe, expect, test } from 'vitest'
import { roles, type Role } from '#domain/staff/permissions.ts'
import { provesAll } from '#tests/support/limits/runs.ts'
import { officeRights } from '#tests/support/fixtures/routes/office-rights.ts'
import { useOffice, type OfficeColleague } from '#tests/support/drivers/office/office.ts'

const office = useOffice()

const encoded = (letter: string): string => `%${letter.charCodeAt(0).toString(16)}`

/** Other ways to write the address of a screen, as browsers, routers and people have tried. */
const spellings: Readonly<Record<string, (path: string) => string>> = {
  plain: (path) => path,
  capitals: (path) => path.toUpperCase(),
  'a capital': (path) => path.replace(/^\/\w/, (first) => first.toUpperCase()),
  'a capital at the end': (path) => path.replace(/\w$/, (last) => last.toUpperCase()),
  'two slashes': (path) => `/${path}`,
  'two slashes inside': (path) => path.replaceAll(/(?<=\w)\//g, '//'),
  'a dot': (path) => `/.${path}`,
  'an encoded dot': (path) => `/%2e${path}`,
  'a climb': (path) => `/dashboard/..${path}`,
  'a backslash': (path) => path.replace('/', '/\\'),
  'an encoded letter': (path) => path.replace(/\w/, encoded),
  'an encoded capital': (path) => path.replace(/\w/, (letter) => encoded(letter.toUpperCase())),
  'an encoded slash': (path) => path.replace(/(?<=\w)\//, '%2f'),
  'a slash at the end': (path) => `${path}/`,
  data: (path) => (path === '/' ? '/_.data' : `${path}.data`),
  'data of a slash': (path) => `${path}/_.data`,
  'data in capitals': (path) => `${path.toUpperCase()}.data`,
  'a parameter': (path) => `${path};x`,
  'a parameter before data': (path) => `${path};x.data`,
  'a query': (path) => `${path}?x=1`,
  'a query in capitals': (path) => `${path.toUpperCase()}?format=csv`,
  'a file': (path) => `${path}?format=csv`,
  'chosen data': (path) => `${path}.data?_routes=office%2Fpayouts`,
  'a fragment': (path) => `${path}#x`,
}

const oddNames = Object.keys(spellings).filter((name) => name !== 'plain' && name !== 'capitals')

const screens = Object.entries(officeRights).map(([name, right]) => ({
  name,
  ...right,
  path: right.path.split('?')[0]!,
}))

/** Everything in the whole run; otherwise every screen in capitals and in one more way, for each role another. */
const spellingsOf = (screen: number, role: number): string[] =>
  provesAll ? Object.keys(spellings) : ['capitals', oddNames[(screen * 5 + role * 3) % oddNames.length]!]

let team: Record<Role, OfficeColleague>
beforeAll(async () => {
  const hired = await Promise.all(roles.map(async (role) => [role, await office.colleague(role)] as const))
  team = Object.fromEntries(hired) as typeof team
})

const asked = (index: number, role: Role, right: 'opens' | 'sends') =>
  screens.flatMap((screen, at) =>
    screen[right].split(' ').includes(role)
      ? []
      : spellingsOf(at, index).map((spelling) => ({ ...screen, spelling, sent: spellings[spelling]!(screen.path) })),
  )

/** Answers that hand out nothing; a redirect leads to the address as it is spelt, which says no itself. */
function gaveNothing({ status, headers }: { status: number; headers: { location?: string } }, path: string): boolean {
  const small = path.toLowerCase()
  if (status === 301) return [small, `${small}.data`].includes(headers.location!.split('?')[0]!.toLowerCase())
  return [400, 403, 404, 405].includes(status)
}

describe.each(roles.map((role, index) => [role, index] as const))('F-01 %s', (role, index) => {
  test.each(provesAll ? ['GET', 'HEAD'] : ['GET'])(
    'never gets by %s what is somebody else’s, however it is spelt',
    async (method) => {
      const got: string[] = []
      for (const { path, spelling, sent } of asked(index, role, 'opens')) {
        const answer = await team[role].ask(method, sent)
        if (!gaveNothing(answer, path))
          got.push(`${sent} (${spelling}): ${answer.status} ${answer.headers.location ?? ''}`)
      }
      expect(got).toEqual([])
    },
  )

  test('never changes what is somebody else’s, however it is spelt', async () => {
    const changed: string[] = []
    const cases = asked(index, role, 'sends').filter((_, at) => provesAll || at % 4 === index % 4)
    for (const { spelling, sent } of cases) {
      const { status } = await team[role].send(sent, { nothing: 'of use' })
      if (![400, 403, 404, 405].includes(status)) changed.push(`${sent} (${spelling}): ${status}`)
    }
    expect(changed).toEqual([])
  })
})

test('F-01 whoever may open a screen is led to the one spelling of its address', async () => {
  for (const [sent, path] of [
    ['/Trades', '/trades'],
    ['/TRADES/T-26-001016', '/trades/T-26-001016'],
    ['//trades?q=1', '/trades?q=1'],
    ['/%74rades/', '/trades'],
    ['/x/../trades', '/trades'],
    ['/Trades.data', '/trades.data'],
    ['/trades/_.data', '/trades.data'],
  ] as const) {
    const { status, headers } = await team.agent.see(sent)
    expect([status, headers.location], sent).toEqual([301, path])
  }
  expect((await team.agent.see('/_.data')).status).toBe(200)
  expect((await team.agent.see('/trades.data')).status).toBe(200)
  expect((await team.agent.see('/trades;x')).status).toBe(404)
  expect((await team.admin.see('/no-such-place')).status).toBe(404)
})
