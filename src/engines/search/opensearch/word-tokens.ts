import type { DeviceWord, DeviceWords } from '#engines/search/understanding/device-words.ts'
import { missingLettersCost, placeCosts, type Place } from '#engines/search/understanding/understood-query.ts'

/**
 * The server compares whole tokens only, so a token says everything that a rank depends on: where the device has the word,
 * how many words of the model it covers, and, for a beginning, what its missing letters cost. `name1 iphone` is the word
 * itself, `name1 ip~4` a beginning of it, `name1 pro#2` the second “pro” in a name.
 */
const tokenOf = (kind: TokenKind, text: string, missing: number, occurrence: number): string =>
  `${kind.place}${kind.covers} ${text}${missing > 0 ? `~${missing}` : ''}${occurrence > 1 ? `#${occurrence}` : ''}`

export type TokenKind = { place: Place; covers: number }

/** Two words of a name can have been joined to one, never more. */
const MAX_COVERED = 2

export const tokenKinds: readonly TokenKind[] = (Object.keys(placeCosts) as Place[]).flatMap((place) =>
  Array.from({ length: (place === 'terms' ? 0 : MAX_COVERED) + 1 }, (_, covers) => ({ place, covers })),
)

export const missingCosts = Array.from({ length: missingLettersCost(Infinity) }, (_, letters) => letters + 1)

/** The tokens that a word of a query looks for. */
export const wordToken = (kind: TokenKind, text: string, occurrence: number): string =>
  tokenOf(kind, text, 0, occurrence)

export const beginningToken = (kind: TokenKind, beginning: string, missing: number, occurrence: number): string =>
  tokenOf(kind, beginning, missing, occurrence)

/** The tokens under which a device is found. */
export function tokensOf({ words, modelPositions }: DeviceWords): string[] {
  const model = new Set(modelPositions)
  const occurrences = new Map<string, number>()
  const tokens = new Set<string>()
  for (const word of words) {
    const { text, place } = word
    const occurrence = (occurrences.get(text) ?? 0) + 1
    occurrences.set(text, occurrence)
    const kind = { place, covers: coveredBy(word, model) }
    tokens.add(tokenOf(kind, text, 0, occurrence))
    for (let typed = 1; typed < text.length; typed += 1) {
      tokens.add(tokenOf(kind, text.slice(0, typed), missingLettersCost(text.length - typed), occurrence))
    }
  }
  return [...tokens]
}

function coveredBy({ from, to }: DeviceWord, model: ReadonlySet<number>): number {
  if (from === undefined || to === undefined) return 0
  return [...new Set([from, to])].filter((position) => model.has(position)).length
}

/** `iphone>pro`: in the name the one stands somewhere before the other. `iphone>>14`: right before it. */
export const pairToken = (before: string, after: string): string => `${before}>${after}`
export const neighboursToken = (before: string, after: string): string => `${before}>>${after}`

/** Names are shorter; this is only for those that somebody makes up to fill the server. */
const MAX_PAIRED_WORDS = 32

export function pairsOf({ words }: DeviceWords): string[] {
  const named = words.flatMap(({ text, from, to }) =>
    from === undefined || to === undefined ? [] : [{ text, from, to }],
  )
  const paired = named.slice(0, MAX_PAIRED_WORDS)
  const pairs = paired.flatMap((before) =>
    paired.flatMap((after) => {
      if (after.from <= before.to) return []
      const pair = pairToken(before.text, after.text)
      return after.from === before.to + 1 ? [pair, neighboursToken(before.text, after.text)] : [pair]
    }),
  )
  return [...new Set(pairs)]
}
