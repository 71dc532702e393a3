import type { KnownModel, KnownModels } from './known-models.ts'
import { impliedByMaker, isAccessory, isSize, mayBeMissing, isFiller } from './name-words.ts'

/** A model that a name may mean, and the words that are left to say which variant. */
export type ModelMatch = { model: KnownModel; rest: string[] }

type Candidate = ModelMatch & { matched: number; missing: number }

/** What some write beside every name. */
const mayBeAdded = new Set(['5g', 'cellular'])

/**
 * Which models a name means. It has to have all words of the model, and no word that tells it from another one: “iPhone 13
 * Pro” is neither the iPhone 13 nor the Pro Max, but a colour does not matter. Typing errors are not forgiven: a wrong
 * device would have a wrong price.
 */
export function matchModels(words: readonly string[], known: KnownModels): ModelMatch[] {
  if (isAccessory(words)) return []
  const fitting = candidatesFor(words, known).filter((candidate) => isExplained(words, candidate, known))
  const most = Math.max(...fitting.map(({ matched }) => matched))
  const longest = fitting.filter(({ matched }) => matched === most)
  const least = Math.min(...longest.map(({ missing }) => missing))
  const best = longest.filter(({ missing }) => missing === least)
  // The 8X is not the X8, although both have the same words.
  const inOrder = best.filter(({ model }) => ` ${words.join(' ')} `.includes(` ${model.words.join(' ')} `))
  return inOrder.length > 0 ? inOrder : best
}

function candidatesFor(words: readonly string[], { byRarest }: KnownModels): Candidate[] {
  const models = new Set(words.flatMap((word) => byRarest.get(word) ?? []))
  return [...models].flatMap((model): Candidate[] => {
    const { rest, missing } = withoutModel(words, model)
    const isMakerSaid = words.some((word) => model.makerWords.has(word))
    if (!missing.every((word) => mayBeMissing(word) || (isMakerSaid && impliedByMaker.has(word)))) return []
    // “iPhone” alone is not the one of 2007.
    const said = model.words.filter((word) => !missing.includes(word))
    if (missing.length > 0 && !said.some((word) => /\d/.test(word))) return []
    return [{ model, rest, matched: said.length, missing: missing.length }]
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
function isExplained(words: readonly string[], { model, rest }: Candidate, known: KnownModels): boolean {
  const strange = rest.filter((word) => !isAbout(model, word) && !isFiller(word) && !mayBeAdded.has(word))
  if (strange.some((word) => /\d/.test(word) || tellsApart(word, model, known))) return false
  // What stands first may be the name of a maker that we do not know; then “13” is not the one that we do know.
  const [first] = words
  return first === undefined || !strange.includes(first) || isUnmistakable(words, model)
}

const isAbout = ({ variantWords, makerWords, words }: KnownModel, word: string): boolean =>
  variantWords.has(word) || makerWords.has(word) || words.includes(word) || isSize(word)

/** Some device is called so. Very short words mean so many things that only those of the same maker count. */
const tellsApart = (word: string, { wordsOfMaker }: KnownModel, { byWord, makerWords }: KnownModels): boolean =>
  wordsOfMaker.has(word) || makerWords.has(word) || (word.length > 2 && byWord.has(word))

const isUnmistakable = (words: readonly string[], model: KnownModel): boolean =>
  words.some((word) => model.makerWords.has(word) || (model.words.includes(word) && /^\p{L}{5,}$/u.test(word)))

/** Whether a text says something about this model, and nothing else: “iPhone SE” may be the one of 2020. */
export function mayMean(words: readonly string[], { words: own, makerWords, variantWords }: KnownModel): boolean {
  const said = words.filter((word) => !isFiller(word) && !isSize(word) && !makerWords.has(word))
  return said.length > 0 && said.every((word) => own.includes(word) || variantWords.has(word))
}

/** Whether there are models that have all words of this text, and more: then it has left out something. */
export function namesSeveral(words: readonly string[], { byWord, makerWords }: KnownModels): boolean {
  const countOf = (word: string) => byWord.get(word)?.length ?? 0
  const said = words.filter((word) => !isFiller(word) && !isSize(word))
  const rarest = said
    .filter((word) => !makerWords.has(word))
    .reduce<string | undefined>((one, other) => (one && countOf(one) <= countOf(other) ? one : other), undefined)
  if (rarest === undefined) return said.length > 0
  return (byWord.get(rarest) ?? []).some((model) =>
    said.every((word) => model.words.includes(word) || model.makerWords.has(word)),
  )
}
