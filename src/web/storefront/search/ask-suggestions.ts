import { oneOfEachModel } from '#domain/search/one-of-each-model.ts'
import type { OfferedDevice } from '#domain/search/search-intent.ts'
import { searchRequest, type SearchQuestion } from '#domain/search/search-request.ts'

const fields = ['name', 'model', 'url', 'manufacturer', 'manufacturerId', 'thumbnail', 'upTo', 'offer'] as const

type Hit = Pick<OfferedDevice, (typeof fields)[number]>

/** A model by its best variant; its offer is that of the variant which brings most. */
export type Suggestion = Hit & { modelOffer: string | undefined }

/** More than fits into a glance is no help. */
const MAX_SUGGESTIONS = 8

/** Every storage size is a device of its own: so many usually hold eight models. */
const DEVICES = 60

type Hits = { hits: { hits: { _source: Hit }[] } }

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
  return withOffers(hits.hits.map(({ _source }) => _source)).slice(0, MAX_SUGGESTIONS)
}

export function withOffers(devices: readonly Hit[]): Suggestion[] {
  // Of each model only the first stays: that is the dearest here, and the best one there.
  const dearest = oneOfEachModel(devices.toSorted((a, b) => (b.upTo ?? -1) - (a.upTo ?? -1)))
  return oneOfEachModel(devices).map((device) => ({
    ...device,
    modelOffer: dearest.find((one) => one.model === device.model && one.manufacturerId === device.manufacturerId)
      ?.offer,
  }))
}
