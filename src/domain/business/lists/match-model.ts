import type { KnownModel, KnownModels } from './known-models.ts'
import { isSize, saysNothing } from './name-words.ts'

/** A model that a name may mean, and the words that are left to say which variant. */
export type ModelMatch = { model: KnownModel; rest: string[] }

type Candidate = ModelMatch & { matched: number; missing: number }

/** What a list may leave out, if only one model is left then: the year, and that it is one for 5G. */
const mayBeMissing = (word: string): boolean => /^20\d\d$/.test(word) || word === '5g' || word === 'gen'

/** What some write beside every name. */
const mayBeAdded = new Set(['5g', 'cellular'])

/**
 * Which models a name means. It has to have all words of the model, and no word that tells it from another one: “iPhone 13
 * Pro” is neither the iPhone 13 nor the Pro Max, but a colour does not matter. Typing errors are not forgiven: a wrong
 * device would have a wrong price.
 */
export function matchModels(words: readonly string[], known: KnownModels): ModelMatch[] {
  const fitting = candidatesFor(words, known).filter((candidate) => isExplained(candidate, known))
  const most = Math.max(...fitting.map(({ matched }) => matched))
  const longest = fitting.filter(({ matched }) => matched === most)
  const least = Math.min(...longest.map(({ missing }) => missing))
  return longest.filter(({ missing }) => missing === least)
}

function candidatesFor(words: readonly string[], { byWord }: KnownModels): Candidate[] {
  const models = new Set(words.flatMap((word) => byWord.get(word) ?? []))
  return [...models].flatMap((model): Candidate[] => {
    const { rest, missing } = withoutModel(words, model)
    if (!missing.every(mayBeMissing) || missing.length === model.words.length) return []
    return [{ model, rest, matched: model.words.length - missing.length, missing: missing.length }]
  })
}

/** What a text says besides the name of this model. A number may be a size that has lost its unit. */
export function withoutModel(words: readonly string[], model: KnownModel): { rest: string[]; missing: string[] } {
  const rest = [...words]
  const missing = model.words.filter((word) => {
    const index = rest.indexOf(word)
    if (index !== -1) rest.splice(index, 1)
    return index === -1
  })
  const asSize = (word: string) => (model.variantWords.has(`${word}gb`) ? `${word}gb` : word)
  return { rest: rest.map((word) => (model.variantWords.has(word) ? word : asSize(word))), missing }
}

/** Nothing is left over that could mean another device. */
const isExplained = ({ model, rest }: Candidate, { makerWords }: KnownModels): boolean =>
  rest.every(
    (word) =>
      model.variantWords.has(word) ||
      model.makerWords.has(word) ||
      model.words.includes(word) ||
      mayBeAdded.has(word) ||
      isSize(word) ||
      saysNothing(word) ||
      (!/\d/.test(word) && !model.tellingWords.has(word) && !makerWords.has(word)),
  )

/** Whether there are models that have all words of this text, and more: then it has left out something. */
export function namesSeveral(words: readonly string[], { byWord, makerWords }: KnownModels): boolean {
  const [first, ...others] = words.filter((word) => !saysNothing(word) && !isSize(word) && !makerWords.has(word))
  if (first === undefined) return words.some((word) => makerWords.has(word))
  return (byWord.get(first) ?? []).some((model) => others.every((word) => model.words.includes(word)))
}
