import { expect, test } from 'vitest'
import { goodPassword, registrationOf, someMailbox, useCustomers } from '#tests/support/drivers/customers/customers.ts'
import type { Answer } from '#tests/support/drivers/customers/visit.ts'
import { runs } from '#tests/support/limits/runs.ts'

const customers = useCustomers()

/** The more pairs, the less chance decides. */
const PAIRS = runs(20, 200)
const CHANCE = runs(35, 10) / 100

/** How often the first kind takes longer than the second: a half means that nobody can tell them apart. */
function areaUnderCurve(ones: readonly number[], others: readonly number[]): number {
  const longer = ones.flatMap((one) => others.map((other) => (one > other ? 1 : one === other ? 0.5 : 0) as number))
  return longer.reduce((sum, each) => sum + each, 0) / longer.length
}

async function timed(work: () => Promise<Answer>): Promise<{ milliseconds: number; answer: Answer }> {
  const started = performance.now()
  const answer = await work()
  return { milliseconds: performance.now() - started, answer }
}

/** Asks about known and unknown addresses in turn, so that whatever slows the machine down slows both. */
async function probe(known: (index: number) => Promise<Answer>, unknown: (index: number) => Promise<Answer>) {
  const pairs = []
  for (let index = -5; index < PAIRS; index += 1) {
    const first = index % 2 === 0
    const one = first ? await timed(() => known(index)) : undefined
    const other = await timed(() => unknown(index))
    pairs.push([one ?? (await timed(() => known(index))), other] as const)
  }
  const counted = pairs.slice(5)
  const said = counted.map(([one, other]) =>
    [one, other].map(({ answer }) => [
      answer.status,
      answer.text.replace(/"requestId":"[^"]+"/, ''),
      Object.keys(answer.headers).toSorted().join(),
    ]),
  )
  return {
    differences: said.filter(([one, other]) => JSON.stringify(one) !== JSON.stringify(other)),
    statuses: [...new Set(counted.flat().map(({ answer }) => answer.status))],
    curve: areaUnderCurve(
      counted.map(([one]) => one.milliseconds),
      counted.map(([, other]) => other.milliseconds),
    ),
  }
}

/** Guesses are counted per account: to time so many, the test spreads them over many accounts with one password. */
async function manyAccounts(name: string, count: number): Promise<string[]> {
  const { email } = await customers.newCustomer()
  await customers.query(
    `insert into accounts (id, country, email, locale, password_hash, created_at, activated_at)
     select gen_random_uuid(), 'de', $3 || '.' || n || '@example.com', 'de_DE', password_hash, now(), now()
     from accounts, generate_series(1, $1) n where email = $2`,
    [count, email, name],
  )
  return Array.from({ length: count }, (_, index) => `${name}.${index + 1}@example.com`)
}

test('S7.01 nobody learns from the login who has an account: same words, same headers, same time', async () => {
  const known = await manyAccounts('known', 40)
  const login = (email: string) =>
    customers.send('de', 'POST', '/api/account/login', { username: email, password: 'wrong password' })
  const { differences, statuses, curve } = await probe(
    (index) => login(known[(index + 5) % known.length]!),
    (index) => login(`nobody.${(index + 5) % known.length}@example.com`),
  )

  expect(statuses).toEqual([401])
  expect(differences).toEqual([])
  expect(Math.abs(curve - 0.5)).toBeLessThan(CHANCE)
})

test('S7.08 nor from a forgotten password', async () => {
  const known = await manyAccounts('forgetful', PAIRS + 5)
  const forget = (address: string) =>
    customers.send('de', 'POST', '/api/account/forgotPasswordMail', { email: address, lang: 'de_DE' })
  const { differences, statuses, curve } = await probe(
    (index) => forget(known[index + 5]!),
    (index) => forget(`nobody.${index}@example.com`),
  )

  expect(statuses).toEqual([202])
  expect(differences).toEqual([])
  expect(Math.abs(curve - 0.5)).toBeLessThan(CHANCE)
})

test('S7.05 nor from a registration, which asks the same work of everybody', async () => {
  const { email } = await customers.newCustomer()
  const [known, unknown] = [
    await customers.register('de', email),
    await customers.send('de', 'POST', '/api/account/register', registrationOf('de', someMailbox())),
  ]

  expect([known.status, known.text, Object.keys(known.headers)]).toEqual([
    unknown.status,
    unknown.text,
    Object.keys(unknown.headers),
  ])
})

test('S7.01 two hundred guesses at once check ten passwords, and the owner still gets in at home', async () => {
  const { email } = await customers.newCustomer()
  const home = await customers.login('de', email)
  const cookie = home.headers['set-cookie']!.find((each) => each.startsWith('device='))!.split(';')[0]!
  const guess = (index: number) => customers.login('de', email, `guess number ${index}`)
  const answers: Answer[] = []
  for (let portion = 0; portion < 10; portion += 1) {
    answers.push(...(await Promise.all(Array.from({ length: 20 }, (_, index) => guess(portion * 20 + index)))))
  }

  // Two logins were right; they count like any other.
  expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10)
  expect(answers.every(({ status }) => status === 401 || status === 429)).toBe(true)
  expect(answers.at(-1)!.headers['retry-after']).toMatch(/^\d+$/)
  expect((await customers.login('de', email)).status).toBe(429)
  expect((await customers.login('de', email, goodPassword, { cookie })).status).toBe(200)
  expect((await customers.login('de', email, 'wrong password', { cookie })).status).toBe(401)
})

test('S7.01 one address may guess forty times a minute, at whosever account', async () => {
  const from = { 'x-forwarded-for': '203.0.113.9' }
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => customers.login('de', someMailbox(), 'wrong password', from)),
  )
  const more = await Promise.all(
    Array.from({ length: 30 }, () => customers.login('de', someMailbox(), 'wrong password', from)),
  )

  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 401))
  expect(more.filter(({ status }) => status === 429)).toHaveLength(10)
})
