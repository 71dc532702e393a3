import type { DeviceField, SearchIntent } from './search-intent.ts'

/** The words of the index in which other programs speak to the shop; the shop itself never hands them on. */
const searchedFields = ['model', 'searchTerms']

const menuTree = {
  categories: {
    terms: { field: 'category' },
    aggs: {
      manufacturers: {
        terms: { field: 'manufacturer' },
        aggs: { series: { terms: { field: 'series' } } },
      },
    },
  },
}

const newestFirst = [{ releaseYear: 'desc' }, { releaseMonth: 'desc' }]

const embeddedSource = (fields: readonly DeviceField[] | undefined) => (fields ? { _source: [...fields] } : {})

/** An intent in the manner of Elasticsearch, as `POST /searches` takes it. */
export function searchBody(intent: SearchIntent): object {
  if (intent.kind === 'aggregations') return { size: 0, aggs: menuTree }

  const source = embeddedSource(intent.fields)
  if (intent.kind === 'by-url') return { ...source, query: { term: { url: intent.url } } }
  if (intent.kind === 'by-series') {
    return { ...source, query: { term: { seriesId: intent.seriesId } }, sort: newestFirst }
  }
  const begins = { query: intent.text, type: 'phrase_prefix', fields: searchedFields }
  const resembles = { query: intent.text, fuzziness: 'AUTO', fields: searchedFields }
  return { ...source, query: { bool: { should: [{ multi_match: begins }, { multi_match: resembles }] } } }
}
