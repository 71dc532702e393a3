const nested = (depth: number): object => {
  let body: object = { match_all: {} }
  for (let level = 0; level < depth; level++) body = { bool: { must: [body] } }
  return body
}

const match = (query: string, rest: object) => ({ multi_match: { query, fields: ['model', 'searchTerms'], ...rest } })
const begins = (query: string) => match(query, { type: 'phrase_prefix' })
const resembles = (query: string) => match(query, { fuzziness: 'AUTO' })
const should = (...clauses: unknown[]) => ({ query: { bool: { should: clauses } } })
const newestFirst = [{ releaseYear: 'desc' }, { releaseMonth: 'desc' }]
const byUrl = { query: { term: { url: 'apple-iphone-14-128-gb' } } }
const cardinalities = Object.fromEntries(
  Array.from({ length: 50 }, (_, each) => [`a${each}`, { cardinality: { field: 'model' } }]),
)

/** What an open door to a search server has been attacked with, and near misses of what the shop accepts. */
export const hostileSearches: [what: string, body: unknown][] = [
  ['nothing', {}],
  ['null', null],
  ['a list', []],
  ['a number', 7],
  ['a text that is no JSON', '{"query":'],
  ['everything', { query: { match_all: {} } }],
  ['a script', { query: { script: { script: { source: 'System.exit(0)' } } } }],
  ['a script that scores', { query: { script_score: { query: { match_all: {} }, script: { source: '1' } } } }],
  [
    'fields by script',
    { ...byUrl, script_fields: { x: { script: 'java.lang.Math.class.forName("java.lang.Runtime")' } } },
  ],
  ['mappings at run time', { ...byUrl, runtime_mappings: { x: { type: 'long', script: { source: 'emit(1)' } } } }],
  ['a regular expression', { query: { regexp: { model: '(a+)+$' } } }],
  ['wildcards', { query: { wildcard: { model: '*a*b*' } } }],
  ['a query as text', { query: { query_string: { query: 'model:*' } } }],
  ['a simple query as text', { query: { simple_query_string: { query: '*' } } }],
  ['nested conditions, a thousand deep', { query: nested(1000) }],
  ['terms from another index', { query: { terms: { url: { index: 'customers', id: '1', path: 'email' } } } }],
  ['another key beside the term', { query: { term: { url: 'a', model: 'b' } } }],
  ['two queries in one', { query: { term: { url: 'a' }, match_all: {} } }],
  ['a size of its own', { ...byUrl, size: 1e9 }],
  ['a far page', { ...byUrl, from: 1e9 }],
  ['other aggregations', { size: 0, aggs: { x: { terms: { field: 'url', size: 1e9 } } } }],
  ['fifty cardinalities', { size: 0, aggs: cardinalities }],
  ['aggregations of hits', { size: 10, aggs: { categories: { terms: { field: 'category' } } } }],
  ['hidden fields', { _source: ['price', 'margin'], ...byUrl }],
  ['all fields by pattern', { _source: ['*'], ...byUrl }],
  ['no fields', { _source: [], ...byUrl }],
  ['a source that is no list', { _source: true, ...byUrl }],
  ['an address with a path', { query: { term: { url: '../customers' } } }],
  ['an address that is no text', { query: { term: { url: { value: 'a' } } } }],
  ['an address without end', { query: { term: { url: 'a'.repeat(121) } } }],
  ['a series that is no number', { query: { term: { seriesId: '12' } }, sort: newestFirst }],
  ['a series below one', { query: { term: { seriesId: 0 } }, sort: newestFirst }],
  ['half a series', { query: { term: { seriesId: 1.5 } }, sort: newestFirst }],
  ['a series without an order', { query: { term: { seriesId: 12 } } }],
  [
    'a series in another order',
    { query: { term: { seriesId: 12 } }, sort: [{ releaseYear: 'asc' }, { releaseMonth: 'asc' }] },
  ],
  ['an order by script', { query: { term: { seriesId: 12 } }, sort: [{ _script: { script: '1', type: 'number' } }] }],
  ['a text of 101 characters', should(begins('x'.repeat(101)), resembles('x'.repeat(101)))],
  ['an empty text', should(begins(''), resembles(''))],
  ['blanks', should(begins('  '), resembles('  '))],
  ['two texts', should(begins('iphone'), resembles('galaxy'))],
  ['half a text search', should(begins('iphone'))],
  ['a third condition', should(begins('a'), resembles('a'), { match_all: {} })],
  ['a condition beside', { query: { bool: { should: [begins('a'), resembles('a')], filter: { match_all: {} } } } }],
  ['other fields', should(match('a', { type: 'phrase_prefix', fields: ['price'] }), resembles('a'))],
  ['all fields', should({ multi_match: { query: 'a', type: 'phrase_prefix', fields: ['*'] } }, resembles('a'))],
  ['endless likeness', should(begins('a'), match('a', { fuzziness: 50 }))],
  ['endless beginnings', should(match('a', { type: 'phrase_prefix', max_expansions: 1e9 }), resembles('a'))],
]

/** Deeper than any program would write it: only as text, because writing it down would take too many calls. */
export const deepSearches: [what: string, json: string][] = [
  ['objects, ten thousand deep', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
  ['lists, ten thousand deep', `{"aggs":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
  ['conditions, five thousand deep', `{"query":{"bool":${'{"b":'.repeat(5_000)}1${'}'.repeat(5_000)}}}`],
]
