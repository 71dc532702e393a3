import { findDevices } from '#domain/search/find-devices.ts'
import { oneOfEachModel } from '#domain/search/one-of-each-model.ts'
import type { SearchEngines } from '#domain/search/ask-search.ts'
import type { Locale } from '#shop/messages/locale.ts'
import { isSize, nameWords, isFiller } from './matching/name-words.ts'

const MAX_SUGGESTIONS = 3

/** A search may ask a server; a list full of nonsense shall not ask it ten thousand times. */
const MAX_SEARCHES = 500

const MAX_SEARCH_LENGTH = 100

/** Sizes and storage sizes have several variants each; so many are enough for three models. */
const SEARCHED = 24

export type Suggest = (text: string) => Promise<string[]>

/** What the search of the shop would offer to somebody who types the name of a row; it forgives typing errors. */
export function openSuggestions(engines: SearchEngines, locale: Locale): Suggest {
  const known = new Map<string, string[]>()
  return async (text) => {
    const asked = text.slice(0, MAX_SEARCH_LENGTH)
    const before = known.get(asked)
    if (before || asked === '' || known.size >= MAX_SEARCHES) return before ?? []
    const answer = await findDevices(engines, locale, { kind: 'by-text', text: asked }, SEARCHED)
    const models = answer.ok ? oneOfEachModel(answer.found) : []
    const names = models
      .filter(({ manufacturer, model }) => isNear(asked, `${manufacturer} ${model}`))
      .slice(0, MAX_SUGGESTIONS)
      .map(({ manufacturer, model }) => `${manufacturer} ${model}`)
    known.set(asked, names)
    return names
  }
}

/** The search always has something to show; what shares less than half of the words is no help. */
function isNear(text: string, name: string): boolean {
  const words = nameWords(text).filter((word) => !isSize(word) && !isFiller(word))
  const there = new Set(nameWords(name))
  return words.filter((word) => there.has(word)).length * 2 >= words.length
}
