import { findPopularModels } from '#domain/catalogue/entries/find-models.ts'
import { priceModels, type PricedModel } from '#domain/catalogue/prices/price-models.ts'
import { findDevices } from '#domain/search/find-devices.ts'
import { MAX_TEXT_LENGTH, MAX_RESULTS } from '#domain/search/search-intent.ts'
import type { FoundDevice } from '#engines/search/search.ts'
import { countSearch } from './count-search.ts'
import type { PageContext } from '#web/context.ts'

type Asking = Pick<PageContext, 'engines' | 'shop'>

/** Two rows on a wide screen. */
const POPULAR = 8

/** Whoever has to look at more has not said enough yet. */
const MAX_MODELS = 24

export type Results = { ok: true; models: PricedModel[]; more: boolean } | { ok: false; reason: 'search-failed' }

export const searchedText = (url: URL): string =>
  url.searchParams.get('q')?.trim().slice(0, MAX_TEXT_LENGTH).trim() ?? ''

export async function loadPopular({ engines, shop }: Asking): Promise<PricedModel[]> {
  return priceModels(engines, shop, await findPopularModels(engines, shop.country.locale, {}, POPULAR))
}

export async function loadResults(page: PageContext, text: string, request: Request): Promise<Results> {
  const { engines, shop } = page
  const answer = await findDevices(engines, shop.country.locale, { kind: 'by-text', text }, MAX_RESULTS)
  if (!answer.ok) return answer
  countSearch(page, request, { typed: text, found: answer.found })

  const models = gatherModels(answer.found)
  return {
    ok: true,
    models: await priceModels(engines, shop, models.slice(0, MAX_MODELS)),
    more: models.length > MAX_MODELS,
  }
}

/** The found variants of each model: the best one names the page, all of them tell the price. */
function gatherModels(devices: readonly FoundDevice[]) {
  const models = Map.groupBy(devices, ({ manufacturerId, model }) => `${manufacturerId} ${model}`)
  return [...models.values()].map((variants) => ({ ...variants[0]!, deviceIds: variants.map(({ id }) => id) }))
}
