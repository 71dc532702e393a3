import type { SearchIndexes } from '#shop/countries/country.ts'
import type { Locale } from '#shop/messages/locale.ts'
import { compileQuery, type Strictness } from './opensearch/compile-query.ts'
import { LocaleIndex, type Filling } from './opensearch/locale-index.ts'
import { openSearchServer } from './opensearch/search-server.ts'
import type { FoundDevice, SearchEngine } from './search.ts'
import { understand } from './understanding/understand.ts'
import type { UnderstoodQuery } from './understanding/understood-query.ts'

export interface OpenSearchOptions {
  url: string
  /** The names of each locale's indexes. */
  indexes: Record<Locale, SearchIndexes>
  /** Milliseconds until a server that does not answer counts as away; two seconds if not said otherwise. */
  longestWait?: number | undefined
}

/** The search of a shop with many processes: they ask one index on an OpenSearch server. */
export function openOpenSearch({ url, indexes, longestWait }: OpenSearchOptions): SearchEngine {
  const server = openSearchServer(url, longestWait)
  const opened = new Map<Locale, LocaleIndex>()
  const indexOf = (locale: Locale): LocaleIndex => {
    const index = opened.get(locale) ?? new LocaleIndex(server, indexes[locale])
    opened.set(locale, index)
    return index
  }

  return {
    shared: true,
    has: async (locale) => (await indexOf(locale).current()) !== undefined,
    facets: async (locale) => (await indexOf(locale).ask((filling) => filling.facets())) ?? [],
    async byUrl(locale, wanted) {
      const found = await indexOf(locale).ask(({ search }) => search({ query: { term: { url: wanted } }, size: 1 }))
      return found?.[0]
    },
    async bySeries(locale, seriesId, limit) {
      const query = { query: { term: { seriesId } }, sort: newestFirst, size: limit }
      return (await indexOf(locale).ask(({ search }) => search(query))) ?? []
    },
    byText: async (locale, text, limit) =>
      (await indexOf(locale).ask((filling) => findByText(filling, text, limit))) ?? [],
    async replace(locale, devices) {
      const all: FoundDevice[] = []
      for await (const device of devices) all.push(device)
      await indexOf(locale).replace(all)
      return all.length
    },
    close: () => server.close(),
  }
}

const newestFirst = [{ released: 'desc' }, { deviceId: 'asc' }]
const standing = { order: 'desc', unmapped_type: 'integer' }
const bestFirst = [{ _score: 'desc' }, { standing }, { modelWords: 'asc' }, { deviceId: 'asc' }]

async function findByText(filling: Filling, text: string, limit: number): Promise<readonly FoundDevice[] | undefined> {
  const vocabulary = await filling.vocabulary()
  if (!vocabulary) return undefined
  const find = (query: UnderstoodQuery, strictness: Strictness) =>
    filling.search({ query: compileQuery(query, strictness), sort: bestFirst, size: limit })

  const strict = understand(text, vocabulary, 'strict')
  if (strict.words.length === 0) return []
  const exact = await find(strict, 'all')
  if (exact?.length !== 0) return exact

  const tolerant = understand(text, vocabulary, 'tolerant')
  const similar = await find(tolerant, 'all')
  return similar?.length === 0 ? find(tolerant, 'most') : similar
}
