import type { DeviceWord, DeviceWords } from '#engines/search/understanding/device-words.ts'
import { hasDigit } from '#engines/search/understanding/fold-words.ts'
import { ANOTHER_NUMBER, type Place } from '#engines/search/understanding/understood-query.ts'

/**
 * The server compares whole tokens only, so a token says everything that a rank depends on: where the device has the word,
 * how many words of the model it covers, and for a beginning whether it goes on to another number. `name1 iphone` is the
 * word itself, `name1 ip~` a beginning of it, `name1 1~~` one of 128, and `name1 pro#2` the second “pro” in a name.
 */
const tokenOf = (kind: TokenKind, text: string, end: End, occurrence: number): string =>
  `${kind.place}${kind.covers} ${text}${end}${occurrence > 1 ? `#${occurrence}` : ''}`

export type TokenKind = { place: Place; covers: number }

/** How a token ends: the whole word, a beginning, a beginning of another number. */
type End = '' | '~' | '~~'

/** Two words of a model can be written as one, never more. */
const covered = {
  maker: [0],
  name: [0, 1],
  joined: [0, 1, 2],
  variant: [0],
  terms: [0],
  derived: [0, 1, 2],
} satisfies Record<Place, number[]>

export const tokenKinds: readonly TokenKind[] = (Object.keys(covered) as Place[]).flatMap((place) =>
  covered[place].map((covers) => ({ place, covers })),
)

/** The tokens that a word of a query looks for. */
export const wordToken = (kind: TokenKind, text: string, occurrence: number): string =>
  tokenOf(kind, text, '', occurrence)

/** Those of a beginning, and what each costs more. */
export function beginningTokens(kind: TokenKind, beginning: string, occurrence: number) {
  const token = (end: End, cost: number) => ({ token: tokenOf(kind, beginning, end, occurrence), cost })
  return hasDigit(beginning) ? [token('~', 0), token('~~', ANOTHER_NUMBER)] : [token('~', 0)]
}

const endOf = (beginning: string, word: string): End =>
  hasDigit(beginning) && word.length > beginning.length + 1 ? '~~' : '~'

/** The tokens under which a device is found. */
export function tokensOf({ words, modelPositions }: DeviceWords): string[] {
  const model = new Set(modelPositions)
  const occurrences = new Map<string, number>()
  const tokens = new Set<string>()
  const add = (kind: TokenKind, text: string, end: End) => {
    const key = `${text}${end === '' ? '' : '~'}`
    const occurrence = (occurrences.get(key) ?? 0) + 1
    occurrences.set(key, occurrence)
    tokens.add(tokenOf(kind, text, end, end === '' ? occurrence : 1))
    // Who has said a word and begins another one with the same letters means the second.
    if (end !== '') tokens.add(tokenOf(kind, text, end, occurrence))
  }
  for (const word of words) {
    const { text, place } = word
    const kind = { place, covers: coveredBy(word, model) }
    add(kind, text, '')
    for (let typed = 1; typed < text.length; typed += 1) {
      const beginning = text.slice(0, typed)
      add(kind, beginning, endOf(beginning, text))
    }
  }
  return [...tokens]
}

function coveredBy({ from, to }: DeviceWord, model: ReadonlySet<number>): number {
  if (from === undefined || to === undefined) return 0
  return [...new Set([from, to])].filter((position) => model.has(position)).length
}

/**
 * `iphone>pro`: in the name the one stands somewhere before the other. `iphone>>14`: right before it, `iphone>>1~` if it was
 * only begun. `>>iphone`: the name begins so, with or without its maker.
 */
export const pairToken = (before: string, after: string): string => `${before}>${after}`
export const neighboursToken = (before: string, after: string): string => `${before}>>${after}`
export const begunNeighbourToken = (before: string, beginning: string): string => `${before}>>${beginning}~`

/** Names are shorter; this is only for those that somebody makes up to fill the server. */
const MAX_PAIRED_WORDS = 32

export function pairsOf({ words, ownStart }: DeviceWords): string[] {
  const named = words.flatMap(({ text, from, to }) =>
    from === undefined || to === undefined ? [] : [{ text, from, to }],
  )
  const paired = named.slice(0, MAX_PAIRED_WORDS)
  const pairs = paired.flatMap((before) =>
    paired.flatMap((after) => {
      if (after.from <= before.to) return []
      const pair = pairToken(before.text, after.text)
      return after.from === before.to + 1 ? [pair, ...neighbours(before.text, after.text)] : [pair]
    }),
  )
  const first = paired.filter(({ from }) => from === 0 || from === ownStart)
  return [...new Set([...pairs, ...first.flatMap(({ text }) => neighbours('', text))])]
}

function neighbours(before: string, after: string): string[] {
  const begun = Array.from(after.slice(1), (_, index) => begunNeighbourToken(before, after.slice(0, index + 1)))
  return [neighboursToken(before, after), ...begun]
}
