import * as v from 'valibot'
import { MAX_SLUG_LENGTH, slugShape } from '#shop/screens/slug.ts'
import { knownFields, MAX_TEXT_LENGTH, type DeviceField, type SearchIntent } from './search-intent.ts'

export type SearchParsed =
  | { ok: true; intent: SearchIntent }
  /** `at` leads to the part that is wrong, such as `query.term.url`. */
  | { ok: false; at: string }

const termsOf = (field: string) => v.strictObject({ field: v.literal(field) })

const aggregations = v.pipe(
  v.strictObject({
    size: v.literal(0),
    aggs: v.strictObject({
      categories: v.strictObject({
        terms: termsOf('category'),
        aggs: v.strictObject({
          manufacturers: v.strictObject({
            terms: termsOf('manufacturer'),
            aggs: v.strictObject({ series: v.strictObject({ terms: termsOf('series') }) }),
          }),
        }),
      }),
    }),
  }),
  v.transform((): SearchIntent => ({ kind: 'aggregations' })),
)

const source = {
  _source: v.exactOptional(v.pipe(v.array(v.picklist(knownFields)), v.minLength(1), v.maxLength(knownFields.length))),
}

const wanted = ({ _source }: { _source?: DeviceField[] }) => (_source ? { fields: _source } : {})

const slug = v.pipe(v.string(), v.maxLength(MAX_SLUG_LENGTH), v.regex(slugShape, 'is not an address'))

const byUrl = v.pipe(
  v.strictObject({ ...source, query: v.strictObject({ term: v.strictObject({ url: slug }) }) }),
  v.transform((body): SearchIntent => ({ kind: 'by-url', url: body.query.term.url, ...wanted(body) })),
)

const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 31 - 1))

const bySeries = v.pipe(
  v.strictObject({
    ...source,
    query: v.strictObject({ term: v.strictObject({ seriesId: id }) }),
    sort: v.strictTuple([
      v.strictObject({ releaseYear: v.literal('desc') }),
      v.strictObject({ releaseMonth: v.literal('desc') }),
    ]),
  }),
  v.transform((body): SearchIntent => ({ kind: 'by-series', seriesId: body.query.term.seriesId, ...wanted(body) })),
)

const text = v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH), v.regex(/\S/, 'is empty'))
const searched = { query: text, fields: v.strictTuple([v.literal('model'), v.literal('searchTerms')]) }

const byText = v.pipe(
  v.strictObject({
    ...source,
    query: v.strictObject({
      bool: v.strictObject({
        should: v.pipe(
          v.strictTuple([
            v.strictObject({ multi_match: v.strictObject({ ...searched, type: v.literal('phrase_prefix') }) }),
            v.strictObject({ multi_match: v.strictObject({ ...searched, fuzziness: v.literal('AUTO') }) }),
          ]),
          v.check(([begins, resembles]) => begins.multi_match.query === resembles.multi_match.query, 'has two texts'),
        ),
      }),
    }),
  }),
  v.transform((body): SearchIntent => {
    return { kind: 'by-text', text: body.query.bool.should[0].multi_match.query, ...wanted(body) }
  }),
)

const has = (value: unknown, key: string): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)

const inside = (value: unknown, key: string): unknown =>
  has(value, key) ? (value as Record<string, unknown>)[key] : {}

/** The one search that a body can be meant as; its schema then says exactly what is wrong with it. */
function schemaFor(body: unknown) {
  const query = inside(body, 'query')
  if (has(body, 'aggs')) return aggregations
  if (has(query, 'bool')) return byText
  if (has(inside(query, 'term'), 'seriesId')) return bySeries
  return has(query, 'term') ? byUrl : undefined
}

/** Paths carry names that the sender made up. */
const MAX_PATH_LENGTH = 100

/** Understands what a program wants that speaks in the manner of Elasticsearch. Anything but the four searches is refused. */
export function parseSearchBody(body: unknown): SearchParsed {
  const schema = schemaFor(body)
  if (!schema) return { ok: false, at: '' }

  const { success, output, issues } = v.safeParse(schema, body, { abortEarly: true })
  if (success) return { ok: true, intent: output }
  return { ok: false, at: (v.getDotPath(issues[0]) ?? '').slice(0, MAX_PATH_LENGTH) }
}
