import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hostileSearches } from '#tests/support/fixtures/hostile-searches.ts'
import { parseSearchBody } from './parse-search-body.ts'
import { searchBody } from './search-body.ts'
import { deviceFields, type SearchIntent } from './search-intent.ts'

const fields = fc.option(fc.uniqueArray(fc.constantFrom(...deviceFields), { minLength: 1 }), { nil: undefined })
const wanted = fields.map((chosen) => (chosen ? { fields: chosen } : {}))
const slug = fc.stringMatching(/^[a-z0-9]{1,9}(-[a-z0-9]{1,9}){0,5}$/)
const text = fc
  .string({ minLength: 1, maxLength: 100, unit: 'binary' })
  .filter((typed) => /\S/.test(typed) && typed.length <= 100)

const intents: fc.Arbitrary<SearchIntent> = fc.oneof(
  fc.constant({ kind: 'aggregations' as const }),
  fc.tuple(slug, wanted).map(([url, rest]) => ({ kind: 'by-url' as const, url, ...rest })),
  fc.tuple(fc.integer({ min: 1, max: 2 ** 31 - 1 }), wanted).map(([seriesId, rest]) => ({
    kind: 'by-series' as const,
    seriesId,
    ...rest,
  })),
  fc.tuple(text, wanted).map(([typed, rest]) => ({ kind: 'by-text' as const, text: typed, ...rest })),
)

const overTheWire = (body: unknown): unknown => JSON.parse(JSON.stringify(body))

test('S7.37 whatever one of our programs wants, the shop understands', () => {
  fc.assert(
    fc.property(intents, (intent) => {
      expect(parseSearchBody(overTheWire(searchBody(intent)))).toEqual({ ok: true, intent })
    }),
  )
})

test('S7.37 one more key, wherever it stands, is refused and named', () => {
  const everyObject = (value: unknown): Record<string, unknown>[] =>
    typeof value !== 'object' || value === null
      ? []
      : [
          ...(Array.isArray(value) ? [] : [value as Record<string, unknown>]),
          ...Object.values(value).flatMap(everyObject),
        ]

  fc.assert(
    fc.property(
      intents,
      fc.nat(),
      fc.oneof(
        fc.constantFrom('script', 'from', '__proto__', 'constructor', 'boost'),
        fc.stringMatching(/^x[\w-]{0,20}$/),
      ),
      (intent, at, key) => {
        const body = overTheWire(searchBody(intent))
        const objects = everyObject(body)
        Object.defineProperty(objects[at % objects.length]!, key, { value: 1, enumerable: true })

        expect(parseSearchBody(body)).toMatchObject({ ok: false, at: expect.stringContaining(key) })
      },
    ),
  )
})

test('S7.37 anything at all is either understood as one of the four or refused', () => {
  const kinds = new Set(['aggregations', 'by-url', 'by-series', 'by-text'])
  const keys = fc.constantFrom(
    'query',
    'term',
    'bool',
    'should',
    'multi_match',
    'aggs',
    'url',
    'seriesId',
    'sort',
    'size',
  )
  const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 5 },
      fc.jsonValue({ maxDepth: 1 }),
      fc.dictionary(keys, tie('tree')),
      fc.array(tie('tree')),
    ),
  }))

  fc.assert(
    fc.property(tree, (body) => {
      const parsed = parseSearchBody(body)
      expect(parsed.ok ? kinds.has(parsed.intent.kind) : parsed.at.length <= 100).toBe(true)
    }),
  )
})

describe('S7.37 refused is', () => {
  test.each(hostileSearches)('%s', (_, body) => {
    expect(parseSearchBody(body)).toEqual({ ok: false, at: expect.any(String) })
  })

  test('a path without end, shortened', () => {
    const parsed = parseSearchBody({ query: { term: { url: 'a' }, ['x'.repeat(60_000)]: 1 } })

    expect(JSON.stringify(parsed).length).toBeLessThan(300)
  })
})
