import {
  COMPLETE_NAME_YEARS,
  leftOpen,
  MAKER_AFTER_NUMBER,
  openBy,
  placeCosts,
  unfinishedCosts,
  type QueryWord,
  type UnderstoodQuery,
  type Way,
} from '#engines/search/understanding/understood-query.ts'
import {
  beginningTokens,
  begunNeighbourToken,
  neighboursToken,
  pairToken,
  tokenKinds,
  wordToken,
  type TokenKind,
} from './word-tokens.ts'
import { MAX_MODEL_WORDS } from './device-document.ts'

/** Devices must have all words, or as many as possible. */
export type Strictness = 'all' | 'most'

/**
 * Room for each part of a rank, so that one score can hold them all, the most important in front. A score is a number of
 * 24 bits: a broad query, whose words cost little, has room for the standing, any other for what is left open.
 */
const STANDINGS = 2048
const ORDER = 64

/** Two words in the order of the name, and more for neighbours: going back is worse than leaving out a word. */
const IN_ORDER = 3
const NEIGHBOURS = 1

/** The server refuses a query with more than 1024 clauses; some room is left for those around the words. */
const MAX_CLAUSES = 800

/** What a device pays with these tokens, and how much less of its model is left open. */
type Clause = { cost: number; gain: number; tokens: string[] }

/** The question in the language of the server. Sorting by the score gives the order that `understood-query.ts` describes. */
export function compileQuery({ words, broad }: UnderstoodQuery, strictness: Strictness): object {
  const budget = Math.floor(MAX_CLAUSES / words.length)
  const clauses = words.map((word, index) => clausesOf(word, words.slice(0, index)).slice(0, budget))
  const dearest = Math.max(...clauses.flat().map(({ cost }) => cost)) + 1
  const order = broad ? STANDINGS : 1
  const open = broad ? 0 : ORDER
  const cost = broad ? ORDER * STANDINGS : ORDER * leftOpen.unsaid * (MAX_MODEL_WORDS + 1)
  // One word more outweighs whatever the others cost.
  const having = strictness === 'most' ? (words.length * dearest + 1) * cost : 0

  const found = words.map((word, index) => ({
    dis_max: {
      queries: clauses[index]!.map((clause) =>
        constant(clause.tokens, having * word.weight + (dearest - clause.cost) * cost + clause.gain * open),
      ),
    },
  }))
  const inOrder = orderOf(words, order)
  const query =
    strictness === 'all' ? { must: found, should: inOrder } : { must: { bool: { should: found } }, should: inOrder }

  return {
    function_score: {
      query: { bool: query },
      functions: broad ? [bestStanding, ...completeNames(words)] : [fewestWords],
      score_mode: 'sum',
      boost_mode: 'sum',
    },
  }
}

const constant = (tokens: readonly string[], boost: number) => ({
  constant_score: { filter: { terms: { tokens } }, boost },
})

const fewestWords = { field_value_factor: { field: 'freeWords', factor: ORDER * leftOpen.unsaid } }
/** An index that the release before filled has no standings, until it is filled anew. */
const bestStanding = { field_value_factor: { field: 'standing', missing: 0 } }

/** Not what was derived from the model: who says “iphone” has not said “iphone17e”, though that begins so. */
const modelKinds = tokenKinds.filter(({ place, covers }) => place === 'name' && covers > 0)

/** In a broad query a model whose words were all said is worth some years. Who is still typing has not said a name. */
function completeNames(words: readonly QueryWord[]): object[] {
  const finished = words.map((word) => ({
    ...word,
    ways: word.ways.filter((way) => openBy(way) < leftOpen.unfinished),
  }))
  if (finished.some(({ ways }) => ways.length === 0)) return []
  const said = finished.map((word) => ({
    terms: { tokens: clausesOf(word, [], modelKinds).flatMap(({ tokens }) => tokens) },
  }))
  // A model that is called like its category has no words of its own.
  return [0, ...words.map((_, index) => index + 1)].map((count) => ({
    filter: { bool: { filter: { term: { modelWords: count } }, should: said, minimum_should_match: count } },
    weight: COMPLETE_NAME_YEARS * 13,
  }))
}

/** All ways to have a word, cheapest first; those of the same value are one clause. */
function clausesOf(word: QueryWord, before: readonly QueryWord[], kinds = tokenKinds): Clause[] {
  const clauses = new Map<string, Clause>()
  // A word that was said before is not the one that is begun now.
  const begun = before.filter(({ text }) => text.startsWith(word.text)).length + 1
  for (const way of word.ways) {
    for (const kind of kinds) {
      for (const { token, cost } of tokensFor(way, kind, word.occurrence, begun)) {
        const gain = gainBy(way, kind)
        const key = `${cost} ${gain}`
        const clause = clauses.get(key) ?? { cost, gain, tokens: [] }
        clauses.set(key, clause)
        clause.tokens.push(token)
      }
    }
  }
  return [...clauses.values()].toSorted((a, b) => a.cost - b.cost || b.gain - a.gain)
}

function tokensFor(way: Way, kind: TokenKind, occurrence: number, begun: number) {
  const cost = way.cost + placeCosts[kind.place]
  if (way.kind === 'term') return [{ token: wordToken(kind, way.term, occurrence), cost }]
  const unfinished = kind.place === 'maker' && way.afterNumber ? MAKER_AFTER_NUMBER : unfinishedCosts[kind.place]
  return beginningTokens(kind, way.beginning, begun).map(({ token, cost: more }) => ({
    token,
    cost: cost + unfinished + more,
  }))
}

/** Words of the query that are one of the name share what it says. */
function gainBy(way: Way, { place, covers }: TokenKind): number {
  const words = way.kind === 'term' ? (way.joined ?? 1) : 1
  return (covers * leftOpen.unsaid) / words - Math.max(openBy(way), place === 'joined' ? leftOpen.joined : 0)
}

/** What it is worth if two neighbours of the query follow each other in the name, too, and if the name begins like it. */
function orderOf(words: readonly QueryWord[], worth: number): object[] {
  return words.flatMap((word, index) => {
    const before = index === 0 ? [''] : termsOf(words[index - 1]!)
    const couples = before.flatMap((first) => termsOf(word).map((second) => [first, second] as const))
    const begun = before.flatMap((first) => beginningsOf(word).map((second) => begunNeighbourToken(first, second)))
    const neighbours = [...couples.map(([first, second]) => neighboursToken(first, second)), ...begun]
    const follows = { constant_score: { filter: { terms: { pairs: neighbours } }, boost: NEIGHBOURS * worth } }
    if (index === 0) return [follows]
    const inOrder = [...couples.map(([first, second]) => pairToken(first, second)), ...begun]
    return [{ constant_score: { filter: { terms: { pairs: inOrder } }, boost: IN_ORDER * worth } }, follows]
  })
}

const termsOf = ({ ways }: QueryWord): string[] =>
  ways.flatMap((way) => (way.kind === 'term' ? [way.term] : [])).slice(0, 8)

const beginningsOf = ({ ways }: QueryWord): string[] =>
  ways.flatMap((way) => (way.kind === 'beginning' && way.cost === 0 ? [way.beginning] : []))
