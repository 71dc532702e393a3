export type Piece = { text: string; matched: boolean }

/** “S22” are two words here, so that it does not matter whether somebody writes “s 22” or “galaxys22”. */
const words = /\p{L}+|\p{N}+/gu

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

const wordsIn = (text: string): string[] => (text.match(words) ?? []).map(fold)

/** So much of a word has to be right before a typo is believed to mean it. */
const MIN_LETTERS = 3

/** How many letters a word of a name has in common with what was typed; a number is either begun or another one. */
function lettersInCommon(typed: string, word: string): number {
  // The s of “s22” does not mean Samsung.
  if (/^\D$/.test(typed) && typed !== word) return 0
  let common = 0
  while (common < typed.length && typed[common] === word[common]) common++
  const resembles = common >= MIN_LETTERS && common * 2 >= typed.length && /\D/.test(typed)
  return common === typed.length || resembles ? common : 0
}

/** Cuts a name where letters begin or cease to be those that were typed. */
export function markMatches(name: string, query: string): Piece[] {
  const typed = wordsIn(query)
  const pieces: Piece[] = []
  let end = 0
  const cut = (to: number, matched: boolean) => {
    if (to > end) pieces.push({ text: name.slice(end, to), matched })
    end = Math.max(end, to)
  }

  for (const { 0: word, index } of name.matchAll(words)) {
    const length = Math.max(0, ...typed.map((begun) => lettersInCommon(begun, fold(word))))
    if (length === 0) continue
    cut(index, false)
    cut(index + length, true)
  }
  cut(name.length, false)
  return pieces
}

/** Whether somebody typed one of these words in full: who asks for 256 GB wants to see them. */
export function mentions(query: string, text: string): boolean {
  const typed = new Set(wordsIn(query))
  return wordsIn(text).some((word) => typed.has(word))
}
