import { generateSync } from 'json-schema-faker'
import type { CountryCode } from '#shop/countries/country.ts'
import type { VisitOptions } from '#tests/support/drivers/customers/visit.ts'
import type { Chance } from './chance.ts'
import type { Operation, Parameter, Schema } from './operations.ts'

/** A request before it is written down: what stands in the path is not yet encoded. */
export type Input = {
  host: CountryCode | 'office'
  path: Record<string, string>
  query: [string, string][]
  headers: Record<string, string>
  /** Text is sent as it is. */
  body: unknown
}

const made = (schema: Schema, chance: Chance): unknown =>
  generateSync(schema, { seed: chance.below(1_000_000), optionalsProbability: 0.6, maxDefaultItems: 3 })

const valuesFor = (parameters: Parameter[], chance: Chance): [string, string][] =>
  parameters
    .filter(({ required }) => required || chance.isTrue(0.5))
    .map(({ name, schema, example }) => [
      name,
      example !== undefined && chance.isTrue(0.5) ? example : String(made(schema, chance)),
    ])

/** An input that keeps to the description. That nothing is known by its made-up names is the shop's to say. */
export function madeInput({ parameters, requestBody }: Operation, chance: Chance): Input {
  const within = (place: Parameter['in']) =>
    valuesFor(
      parameters.filter((parameter) => parameter.in === place),
      chance,
    )
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? []

  return {
    host: chance.pick(['de', 'de', 'at', 'es', 'fr', 'it'] as const),
    path: Object.fromEntries(within('path')),
    query: within('query'),
    headers: { ...Object.fromEntries(within('header')), ...(type !== undefined && { 'content-type': type }) },
    body: content?.schema && made(content.schema, chance),
  }
}

/** A header cannot say everything that a text can. */
const sayable = (text: string): string => text.replaceAll(/[^\t\u0020-\u007E\u0080-\u00FF]/g, '?').trim()

const encoded = (text: string): string => encodeURIComponent(text.toWellFormed())

export const addressOf = ({ path }: Operation, input: Input): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => rawOr(input.path[name] ?? ''))
  const query = input.query.map(([name, value]) => `${encoded(name)}=${rawOr(value)}`).join('&')
  return query === '' ? filled : `${filled}?${query}`
}

/** Broken inputs begin some values with `raw:`, where what is to be tried is the very encoding. */
const rawOr = (value: string): string => (value.startsWith('raw:') ? value.slice(4) : encoded(value))

export const FORM = 'application/x-www-form-urlencoded'

const written = (body: unknown, type: string | undefined): string =>
  type === FORM ? new URLSearchParams(Object.entries(body ?? {})).toString() : JSON.stringify(body)

export function requestOf(operation: Operation, input: Input): VisitOptions {
  const { body } = input
  const said = Object.entries(input.headers).map(([name, value]) => [name, sayable(value)])
  const headers = { ...ownConnection, ...Object.fromEntries(said) }
  const method = operation.method
  if (body === undefined) return { method, headers: method === 'GET' ? headers : { ...asSoftware, ...headers } }
  return { method, headers, body: typeof body === 'string' ? body : written(body, input.headers['content-type']) }
}

/** The shop hangs up on whoever sends too much; the next request should not notice. */
const ownConnection = { connection: 'close' }

/** Without a body a program has to say that no form of a foreign page sent this. */
const asSoftware = { 'content-type': 'application/json' }
