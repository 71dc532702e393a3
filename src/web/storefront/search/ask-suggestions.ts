import { oneOfEachModel } from '#domain/search/one-of-each-model.ts'
import { searchRequest, type SearchQuestion } from '#domain/search/search-request.ts'
import type { FoundDevice } from '#engines/search/search.ts'

const fields = ['name', 'model', 'url', 'manufacturer', 'manufacturerId', 'thumbnail'] as const

export type Suggestion = Pick<FoundDevice, (typeof fields)[number]>

/** More than fits into a glance is no help. */
const MAX_SUGGESTIONS = 8

/** Every storage size is a device of its own: so many usually hold eight models. */
const DEVICES = 60

type Hits = { hits: { hits: { _source: Suggestion }[] } }

/** The models that somebody may mean; nothing if the search does not answer. */
export async function askSuggestions(
  text: string,
  search: Pick<SearchQuestion, 'application' | 'authorization'>,
  signal: AbortSignal,
): Promise<Suggestion[] | undefined> {
  const { url, init } = searchRequest({ ...search, intent: { kind: 'by-text', text, fields }, size: DEVICES })
  const answer = await fetch(url, { ...init, signal })
  if (answer.status !== 200) return undefined

  const { hits } = (await answer.json()) as Hits
  return oneOfEachModel(hits.hits.map(({ _source }) => _source)).slice(0, MAX_SUGGESTIONS)
}
