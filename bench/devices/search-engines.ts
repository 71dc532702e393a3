import * as orama from '@orama/orama'
import { Document, Encoder } from 'flexsearch'
import Fuse from 'fuse.js'
import MiniSearch from 'minisearch'
import { openEmbeddedSearch } from '#engines/search/embedded-search.ts'
import type { FoundDevice } from '#engines/search/search.ts'
import { foldWords } from '#engines/search/understanding/fold-words.ts'

export type Ask = (text: string, limit: number) => Promise<readonly FoundDevice[]>

/**
 * Our engine and its peers, each with the settings that its documentation has for names with typos, as one types. Peers get
 * our folded words where they take them.
 */
export const searchEngines: Readonly<Record<string, (devices: readonly FoundDevice[]) => Promise<Ask>>> = {
  async ours(devices) {
    const engine = openEmbeddedSearch()
    await engine.replace('de_DE', devices)
    return (text, limit) => engine.byText('de_DE', text, limit)
  },

  async MiniSearch(devices) {
    const index = new MiniSearch<Entry>({
      fields: ['name', 'terms'],
      tokenize: foldWords,
      searchOptions: { prefix: true, fuzzy: 0.2, combineWith: 'AND', boost: { name: 2 } },
    })
    index.addAll(entriesOf(devices))
    return async (text, limit) => {
      const found = index.search(text)
      const answer = found.length > 0 ? found : index.search(text, { combineWith: 'OR' })
      return answer.slice(0, limit).map(({ id }) => devices[Number(id)]!)
    }
  },

  async Orama(devices) {
    const index = orama.create({ schema: { number: 'number', name: 'string', terms: 'string' } as const })
    const entries = entriesOf(devices).map(({ id, name, terms }) => ({ number: id, name, terms }))
    await orama.insertMultiple(index, entries, 5_000)
    return async (text, limit) => {
      const query = { term: text, threshold: 0, boost: { name: 2 }, limit }
      const exact = await orama.search(index, query)
      const found = exact.count > 0 ? exact : await orama.search(index, { ...query, tolerance: 1 })
      return found.hits.map(({ document }) => devices[document.number]!)
    }
  },

  async FlexSearch(devices) {
    const encoder = new Encoder({ prepare: (text) => foldWords(text).join(' '), numeric: false, dedupe: false })
    const index = new Document<{ id: number; text: string }>({
      document: { id: 'id', index: [{ field: 'text', tokenize: 'forward', encoder, resolution: 9 }] },
    })
    for (const { id, name, terms } of entriesOf(devices)) index.add({ id, text: `${name} ${terms}` })
    return async (text, limit) => {
      const [found] = index.search(text, { limit, suggest: true })
      return (found?.result ?? []).map((id) => devices[Number(id)]!)
    }
  },

  async Fuse(devices) {
    const index = new Fuse(entriesOf(devices), {
      keys: [{ name: 'name', weight: 2 }, 'terms'],
      ignoreLocation: true,
      threshold: 0.3,
    })
    return async (text, limit) => index.search(text, { limit }).map(({ item }) => devices[item.id]!)
  },
}

interface Entry {
  id: number
  name: string
  terms: string
}

function entriesOf(devices: readonly FoundDevice[]): Entry[] {
  return devices.map(({ manufacturer, name, series, category, searchTerms }, id) => ({
    id,
    name: `${manufacturer} ${name}`,
    terms: `${series} ${category} ${searchTerms}`,
  }))
}
