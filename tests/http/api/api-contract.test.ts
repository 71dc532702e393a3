import { beforeAll, expect, test } from 'vitest'
import { breaksFor } from '../../contract/broken-inputs.ts'
import { seededChance, type Chance } from '../../contract/chance.ts'
import { addressOf, madeInput, requestOf, type Input } from '../../contract/inputs.ts'
import { faultOf } from '../../contract/fault-of.ts'
import { prepareKnownBusiness } from '../../contract/known-business.ts'
import { prepareKnownAccounts } from '../../contract/known-accounts.ts'
import { awayProvider, METRICS_TOKEN, prepareKnownInputs, type KnownInputs } from '../../contract/known-inputs.ts'
import { prepareKnownOffice } from '../../contract/known-office.ts'
import { strangeValues } from '../../contract/strange-values.ts'
import { operationsOf, type Description, type Operation } from '../../contract/operations.ts'
import { useCustomers } from '#tests/support/drivers/customers/customers.ts'
import { fromSomewhere } from '#tests/support/drivers/customers/sellers.ts'
import { runs } from '#tests/support/limits/runs.ts'
import { longTest } from '#tests/support/limits/long-test.ts'

/** Another seed tries other inputs; the same one repeats a failure. */
const SEED = Number(process.env['CONTRACT_SEED'] ?? 43)
const MIN_REQUESTS = runs(800, 20_000)
const MIN_PER_OPERATION = runs(9, 240)
const AT_ONCE = 6

const customers = useCustomers({ METRICS_TOKEN, ...awayProvider })
const { shop } = customers

let operations: Operation[]
let known: KnownInputs

beforeAll(async () => {
  const { json } = await shop().visit('de.localhost', '/api/openapi.json')
  operations = operationsOf(json<Description>())
  known = {
    ...(await prepareKnownInputs(customers)),
    ...(await prepareKnownAccounts(customers)),
    ...(await prepareKnownOffice(customers)),
    ...(await prepareKnownBusiness(customers)),
  }
})

/** Real input where there is some, else made up; two of three times with something broken about it. */
async function inputFor(operation: Operation, at: number, chance: Chance): Promise<Input> {
  const real = known[operation.name]
  const made = madeInput(operation, chance)
  const isReal = real && (at === 0 || chance.isTrue(0.7))
  const input = isReal ? withReal(made, typeof real === 'function' ? await real() : real) : made
  if (at % 3 === 0) return input

  const breaks = breaksFor(operation)
  return breaks[(operations.indexOf(operation) * 5 + Math.floor(at / 1.5)) % breaks.length]!(input, chance)
}

const withReal = (made: Input, real: Partial<Input>): Input => ({
  ...made,
  host: 'de',
  ...real,
  headers: { ...made.headers, ...real.headers },
})

/** As the rate limiter describes itself: “More than 20 requests …”. */
const limitOf = ({ responses }: Operation): number =>
  Number(/More than (\d+)/.exec(responses[429]?.description ?? '')?.[1] ?? Number.POSITIVE_INFINITY)

test('S7.43 whoever asks too often is told so as described', async () => {
  // Those of accounts work hard on every password, and have tests of their own.
  const few = operations.filter((operation) => limitOf(operation) <= 30 && !operation.tags.includes('account'))
  for (const operation of few) {
    const input = await inputFor(operation, 0, seededChance(SEED))
    const address = fromSomewhere()
    const request = requestOf(operation, input)
    const send = () =>
      shop().visit('de.localhost', addressOf(operation, input), {
        ...request,
        headers: { ...request.headers, ...address },
      })
    for (let asked = 0; asked < limitOf(operation); asked += 1) await send()
    const refused = await send()

    expect(refused.status, operation.name).toBe(429)
    expect(faultOf(operation, request, refused), operation.name).toBeUndefined()
  }
  expect(few.length).toBeGreaterThan(2)
})

type Tried = { operation: string; status: number; fault?: string | undefined }

async function tryOnce(operation: Operation, at: number): Promise<Tried> {
  const chance = seededChance(SEED * 1_000_003 + operations.indexOf(operation) * 1009 + at)
  const input = await inputFor(operation, at, chance)
  const address = addressOf(operation, input)
  const request = requestOf(operation, input)
  const headers = { ...fromSomewhere(), ...request.headers }
  const answer = await shop().visit(`${input.host}.localhost`, address, { ...request, headers })
  const fault = faultOf(operation, request, answer)
  if (fault === undefined) return { operation: operation.name, status: answer.status }

  const sent = `${input.host} ${address.slice(0, 200)} ${JSON.stringify(request.headers)} ${request.body?.slice(0, 400)}`
  return { operation: operation.name, status: answer.status, fault: `#${at} ${answer.status} ${fault}\n    ${sent}` }
}

/** Everything is tried, a few at once. */
async function tryAll(wanted: readonly (() => Promise<Tried>)[]): Promise<Tried[]> {
  const waiting = [...wanted]
  const tried: Tried[] = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) tried.push(await next())
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return tried
}

/** The first few of each operation tell enough. */
const faultsIn = (tried: readonly Tried[]): string[] =>
  operations.flatMap(({ name }) => {
    const faults = tried.flatMap(({ operation, fault }) => (operation === name && fault ? [fault] : []))
    return faults.slice(0, 3).map((fault) => `${name} (1 of ${faults.length}) ${fault}`)
  })

test('S7.43 whatever is sent, every operation answers as it is described', async () => {
  const each = Math.max(MIN_PER_OPERATION, Math.ceil(MIN_REQUESTS / operations.length))
  const tried = await tryAll(
    operations.flatMap((operation) => Array.from({ length: each }, (_, at) => () => tryOnce(operation, at))),
  )

  expect(faultsIn(tried), `with seed ${SEED}`).toEqual([])
  expect(tried.length).toBeGreaterThanOrEqual(MIN_REQUESTS)
  for (const { name } of operations) {
    const statuses = tried.filter(({ operation }) => operation === name).map(({ status }) => status)
    expect(statuses.length, name).toBeGreaterThanOrEqual(MIN_PER_OPERATION)
    expect(
      statuses.some((status) => status < 400),
      `${name} never worked`,
    ).toBe(true)
  }
})

/** The real question, or a made-up one, with a strange value in each of its parameters in turn, and in one that it has not. */
async function strangelyAsked(operation: Operation): Promise<Input[]> {
  const { parameters, name } = operation
  const real = known[name]
  const input = withReal(
    madeInput(operation, seededChance(SEED)),
    typeof real === 'function' ? await real() : (real ?? {}),
  )
  return Object.values({ ...strangeValues, longer: 'x'.repeat(3000) }).flatMap((value) => {
    const raw = `raw:${value}`
    return [
      ...parameters.flatMap((parameter) => {
        if (parameter.in === 'path') return [{ ...input, path: { ...input.path, [parameter.name]: raw } }]
        const others = input.query.filter(([each]) => each !== parameter.name)
        return parameter.in === 'query'
          ? [{ ...input, query: [...others, [parameter.name, raw] as [string, string]] }]
          : []
      }),
      { ...input, query: [...input.query, ['unheardOf', raw] as [string, string]] },
    ]
  })
}

longTest('F-28 strange bytes in any parameter are no mistake of any operation', async () => {
  const mistakes: string[] = []
  for (const operation of operations)
    for (const input of await strangelyAsked(operation)) {
      const address = addressOf(operation, input)
      const request = requestOf(operation, input)
      const headers = { ...fromSomewhere(), ...request.headers }
      const { status } = await shop().visit(`${input.host}.localhost`, address, { ...request, headers })
      if (status >= 500) mistakes.push(`${status} ${address.slice(0, 200)}`)
    }

  expect(mistakes).toEqual([])
  expect(operations.length).toBeGreaterThan(60)
})
