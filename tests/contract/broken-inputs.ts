import type { Chance } from './chance.ts'
import type { Input } from './inputs.ts'
import type { Operation } from './operations.ts'

/** No answer may repeat this. */
export const SECRET = 'hunter2-secret-4711'

const hostile = [
  "'; drop table trades; --",
  `<script>alert('${SECRET}')</script>`,
  `\u0000${SECRET}`,
  '__proto__',
  'constructor',
  '../../../../etc/passwd',
  '{{7*7}}${7*7}',
  '%00%ff%',
  '\ud800',
  '\u202e😀\u0301',
  '-1',
  '0',
  '9'.repeat(40),
  '2026-02-30',
  'NaN',
  '\r\nset-cookie: a=b',
]

const strange = [null, true, -1, 0.1, 1e308, 2 ** 53 + 2, '', [], {}, [[]], [null], { a: { b: [] } }, '\u0000']

const nested = (depth: number): unknown => (depth === 0 ? SECRET : { inner: [nested(depth - 1)] })

type Place = { holder: Record<string, unknown> | unknown[]; key: string }

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Record<string, unknown>
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])])
}

const put = ({ holder, key }: Place, value: unknown) => Object.assign(holder, { [key]: value })

type Break = (input: Input, chance: Chance) => Input

/** Changes one place somewhere in the body. */
const inBody =
  (change: (place: Place, chance: Chance) => void): Break =>
  (input, chance) => {
    const body: unknown = structuredClone(input.body)
    const places = placesIn(body)
    if (places.length > 0) change(chance.pick(places), chance)
    return { ...input, body }
  }

const withBody =
  (...bodies: unknown[]): Break =>
  (input, chance) => ({ ...input, body: chance.pick(bodies) })

const ofBodies: Break[] = [
  inBody(({ holder, key }) => (Array.isArray(holder) ? holder.splice(Number(key), 1) : delete holder[key])),
  inBody((place, chance) => put(place, chance.pick(strange))),
  inBody((place, chance) => put(place, chance.pick(strange))),
  inBody((place, chance) => put(place, chance.pick(hostile))),
  inBody((place, chance) => put(place, chance.pick(hostile))),
  inBody((place) => put(place, SECRET.repeat(300))),
  inBody((place) => put(place, nested(40))),
  inBody(({ holder }) => Object.assign(holder, { unheardOf: SECRET })),
  inBody(({ holder, key }) =>
    put(
      { holder, key },
      Array.from({ length: 80 }, () => structuredClone((holder as never)[key])),
    ),
  ),
  withBody('{', '', 'null', '[]', `"${SECRET}"`, '{"a":', '\u0000', 'undefined', '{}', '1e999', 'true'),
  withBody(
    '['.repeat(20_000),
    '{"a":'.repeat(9000),
    `{"__proto__":{"${SECRET}":1}}`,
    '{"constructor":{"prototype":{}}}',
  ),
  withBody(JSON.stringify({ filler: 'x'.repeat(70_000) })),
  withBody(nested(1000), [], null, { unheardOf: SECRET }),
]

const header =
  (name: string, ...values: string[]): Break =>
  (input, chance) => ({ ...input, headers: { ...input.headers, [name]: chance.pick(values) } })

const ofWriting: Break[] = [
  header('content-type', 'text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data'),
  header('content-type', 'application/json; charset=utf-16', 'application/octet-stream', 'x', 'application/ld+json'),
  header('origin', 'https://evil.example', 'null', 'http://', 'http://de.localhost:1'),
  header('sec-fetch-site', 'cross-site', 'same-site', 'none', 'nonsense'),
]

const always: Break[] = [
  header('authorization', 'Bearer', 'Bearer x', 'Bearer a.b.c', 'Basic YTpi', `Bearer ${'x'.repeat(3000)}`, 'Digest'),
  header('authorization', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.', 'bearer null', "Bearer ' or 1=1 --"),
  header('cookie', 'visitor=x', 'visitor=%', `visitor=${'a'.repeat(2000)}`, 'visitor=; visitor=1', '=', ';;;'),
  header('accept', 'text/html', 'x', 'application/xml;q=9'),
  header('accept-language', 'xx', '*', ';;;', 'de-DE;q=nonsense'),
  header('x-forwarded-for', ', ,', 'x', '1.2.3.4, 10.9.9.9'),
  header('x-request-id', '../../x', 'y'.repeat(300)),
  (input, chance) => ({ ...input, query: [...input.query, ['unheardOf', chance.pick(hostile)]] }),
]

/** Names that nothing has, and encodings that mean nothing. */
const wrongNames = [
  'raw:%',
  'raw:%ff',
  'raw:%00',
  'raw:%2e%2e',
  'raw:%2f',
  'raw:',
  'x'.repeat(3000),
  'null',
  '[object Object]',
]

const wrongName = (chance: Chance) =>
  chance.isTrue(0.2) ? '00000000-0000-4000-8000-000000000000' : chance.pick([...wrongNames, ...hostile])

const ofPaths: Break = (input, chance) => ({
  ...input,
  path: { ...input.path, [chance.pick(Object.keys(input.path))]: wrongName(chance) },
})

const ofQueries: Break[] = [
  (input, chance) => ({ ...input, query: input.query.map(([name]) => [name, wrongName(chance)]) }),
  (input) => ({ ...input, query: [] }),
  (input) => ({ ...input, query: [...input.query, ...input.query] }),
]

const ofHeaders = (names: readonly string[]): Break[] => [
  (input, chance) => {
    const dropped = chance.pick(names)
    return { ...input, headers: Object.fromEntries(Object.entries(input.headers).filter(([name]) => name !== dropped)) }
  },
  (input, chance) => header(chance.pick(names), ...hostile, ...wrongNames)(input, chance),
]

/** Every way in which a request to this operation can go wrong. */
export function breaksFor({ method, parameters, requestBody }: Operation): Break[] {
  const places = new Set(parameters.map((parameter) => parameter.in))
  const headers = parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name)
  return [
    ...always,
    ...(method === 'GET' ? [] : ofWriting),
    ...(requestBody ? [...ofBodies, ...ofBodies] : []),
    ...(places.has('path') ? [ofPaths, ofPaths, ofPaths, ofPaths] : []),
    ...(places.has('query') ? ofQueries : []),
    ...(headers.length > 0 ? ofHeaders(headers) : []),
  ]
}
