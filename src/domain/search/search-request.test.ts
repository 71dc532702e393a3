import { expect, test } from 'vitest'
import { searchRequest } from './search-request.ts'

const ask = (intent: Parameters<typeof searchRequest>[0]['intent'], size = 8) => {
  const { url, init } = searchRequest({ intent, application: 'devices_de', size, authorization: null })
  return { url, method: init.method, ...JSON.parse(init.body) }
}

test('S7.30 a request names search, application and resultSize, and nothing else', () => {
  expect(ask({ kind: 'by-text', text: 'iphone 14', fields: ['name', 'url'] })).toEqual({
    url: '/searches',
    method: 'POST',
    search: {
      _source: ['name', 'url'],
      query: {
        bool: {
          should: [
            { multi_match: { query: 'iphone 14', type: 'phrase_prefix', fields: ['model', 'searchTerms'] } },
            { multi_match: { query: 'iphone 14', fuzziness: 'AUTO', fields: ['model', 'searchTerms'] } },
          ],
        },
      },
    },
    application: 'devices_de',
    resultSize: 8,
  })
})

test('S9.14 the size is the caller’s; a single lookup asks for one', () => {
  expect(ask({ kind: 'by-series', seriesId: 12 }, 24)).toMatchObject({ resultSize: 24 })
  expect(ask({ kind: 'by-url', url: 'apple-iphone-14-128-gb' }, 24)).toMatchObject({ resultSize: 1 })
  expect(ask({ kind: 'aggregations' }, 24)).toMatchObject({ resultSize: 0 })
})
