import {
  COMPLETE_NAME_YEARS,
  placeCosts,
  type QueryWord,
  type UnderstoodQuery,
} from '#engines/search/understanding/understood-query.ts'
import { beginningToken, missingCosts, neighboursToken, pairToken, tokenKinds, wordToken } from './word-tokens.ts'
import { MAX_MODEL_WORDS } from './device-document.ts'

/** Devices must have all words, or as many as possible. */
export type Strictness = 'all' | 'most'

/**
 * Room for each part of a rank, so that one score can hold them all, the most important in front. A score is a number of
 * 24 bits: a broad query, whose words cost little, has room for the release, any other for the words left over.
 */
const RELEASES = 2048
const ORDER = 64

/** Two words in the order of the name, and more for neighbours: going back is worse than leaving out a word. */
const IN_ORDER = 3
const NEIGHBOURS = 1

/** The server refuses a query with more than 1024 clauses; some room is left for those around the words. */
const MAX_CLAUSES = 800

type Clause = { cost: number; covers: number; tokens: string[] }

/** The question in the language of the server. Sorting by the score gives the order that `understood-query.ts` describes. */
export function compileQuery({ words, broad }: UnderstoodQuery, strictness: Strictness): object {
  const budget = Math.floor(MAX_CLAUSES / words.length)
  const clauses = words.map((word) => clausesOf(word).slice(0, budget))
  const dearest = Math.max(...clauses.flat().map(({ cost }) => cost)) + 1
  const order = broad ? RELEASES : 1
  const leftOver = broad ? 0 : ORDER
  const cost = broad ? ORDER * RELEASES : ORDER * (MAX_MODEL_WORDS + 1)
  // One word more outweighs whatever the others cost.
  const having = strictness === 'most' ? (words.length * dearest + 1) * cost : 0

  const found = words.map((word, index) => ({
    dis_max: {
      queries: clauses[index]!.map((clause) =>
        constant(clause.tokens, having * word.weight + (dearest - clause.cost) * cost + clause.covers * leftOver),
      ),
    },
  }))
  const inOrder = orderOf(words, order)
  const query =
    strictness === 'all' ? { must: found, should: inOrder } : { must: { bool: { should: found } }, should: inOrder }

  return {
    function_score: {
      query: { bool: query },
      functions: broad ? [newest, ...completeNames(words)] : [fewestWords],
      score_mode: 'sum',
      boost_mode: 'sum',
    },
  }
}

const constant = (tokens: readonly string[], boost: number) => ({
  constant_score: { filter: { terms: { tokens } }, boost },
})

const fewestWords = { field_value_factor: { field: 'freeWords', factor: ORDER } }
const newest = { field_value_factor: { field: 'released' } }

/** Not what was derived from the model: who says “iphone” has not said “iphone17e”, though that begins so. */
const modelKinds = tokenKinds.filter(({ place, covers }) => place === 'name' && covers > 0)

/** In a broad query a model whose words were all said is worth some years. */
function completeNames(words: readonly QueryWord[]): object[] {
  const said = words.map((word) => ({
    terms: { tokens: clausesOf(word, modelKinds).flatMap(({ tokens }) => tokens) },
  }))
  // A model that is called like its category has no words of its own.
  return [0, ...words.map((_, index) => index + 1)].map((count) => ({
    filter: { bool: { filter: { term: { modelWords: count } }, should: said, minimum_should_match: count } },
    weight: COMPLETE_NAME_YEARS * 13,
  }))
}

/** All ways to have a word, cheapest first; those of the same value are one clause. */
function clausesOf({ ways, occurrence }: QueryWord, kinds = tokenKinds): Clause[] {
  const clauses = new Map<string, Clause>()
  const add = (cost: number, covers: number, token: string) => {
    const key = `${cost} ${covers}`
    const clause = clauses.get(key) ?? { cost, covers, tokens: [] }
    clauses.set(key, clause)
    clause.tokens.push(token)
  }

  for (const way of ways) {
    for (const kind of kinds) {
      const cost = way.cost + placeCosts[kind.place]
      if (way.kind === 'term') add(cost, kind.covers, wordToken(kind, way.term, occurrence))
      else
        for (const missing of missingCosts) {
          add(cost + missing, kind.covers, beginningToken(kind, way.beginning, missing, occurrence))
        }
    }
  }
  return [...clauses.values()].toSorted((a, b) => a.cost - b.cost)
}

/** What two neighbours of the query are worth if they follow each other in the name, too. */
function orderOf(words: readonly QueryWord[], worth: number): object[] {
  return words.slice(1).flatMap((word, index) => {
    const couples = termsOf(words[index]!).flatMap((before) => termsOf(word).map((after) => [before, after] as const))
    const inOrder = couples.map(([before, after]) => pairToken(before, after))
    const neighbours = couples.map(([before, after]) => neighboursToken(before, after))
    return [
      { constant_score: { filter: { terms: { pairs: inOrder } }, boost: IN_ORDER * worth } },
      { constant_score: { filter: { terms: { pairs: neighbours } }, boost: NEIGHBOURS * worth } },
    ]
  })
}

const termsOf = ({ ways }: QueryWord): string[] =>
  ways.flatMap((way) => (way.kind === 'term' ? [way.term] : [])).slice(0, 8)
