import { findDevices } from '#domain/search/find-devices.ts'
import { oneOfEachModel } from '#domain/search/one-of-each-model.ts'
import type { SearchEngines } from '#domain/search/ask-search.ts'
import type { Locale } from '#shop/messages/locale.ts'
import type { Suggestion } from './device-list.ts'
import { choicesOf } from './matching/choices.ts'
import { modelKey, type KnownModel, type KnownModels } from './matching/known-models.ts'
import { isSize, nameWords, isFiller, withUnit } from './matching/name-words.ts'

const MAX_MODELS = 3

/** A search may ask a server; a list full of nonsense shall not ask it ten thousand times. */
const MAX_SEARCHES = 500

const MAX_SEARCH_LENGTH = 100

/** Sizes and storage sizes have several variants each; so many are enough for three models. */
const SEARCHED = 24

/** By what a row calls its device, and the storage that it names beside it. */
export type Suggest = (text: string, storage: string) => Promise<Suggestion[]>

/** What the search of the shop would offer to somebody who types the name of a row; it forgives typing errors. */
export function openSuggestions(engines: SearchEngines, locale: Locale, models: KnownModels): Suggest {
  const known = new Map<string, readonly KnownModel[]>()
  return async (text, storage) => {
    const asked = text.slice(0, MAX_SEARCH_LENGTH)
    const words = nameWords(`${asked} ${withUnit(storage)}`)
    const before = known.get(asked)
    if (before || asked === '' || known.size >= MAX_SEARCHES) return choicesOf(before ?? [], words)
    const answer = await findDevices(engines, locale, { kind: 'by-text', text: asked }, SEARCHED)
    const near = (answer.ok ? oneOfEachModel(answer.found) : [])
      .filter(({ manufacturer, model }) => isNear(asked, `${manufacturer} ${model}`))
      .slice(0, MAX_MODELS)
      .flatMap(({ manufacturerId, model }) => models.byName.get(modelKey(manufacturerId, model)) ?? [])
    known.set(asked, near)
    return choicesOf(near, words)
  }
}

/** The search always has something to show; what shares less than half of the words is no help. */
function isNear(text: string, name: string): boolean {
  const words = nameWords(text).filter((word) => !isSize(word) && !isFiller(word))
  const there = new Set(nameWords(name))
  return words.filter((word) => there.has(word)).length * 2 >= words.length
}
