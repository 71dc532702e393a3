import { foldWords, hasDigit } from './fold-words.ts'
import { repairWords } from './repair-words.ts'
import { missingLettersCost, type QueryWord, type Reading, type UnderstoodQuery, type Way } from './understood-query.ts'
import type { Vocabulary } from './vocabulary.ts'

const roman = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x']

/** The same number in the other kind of numerals: `iv` for `4` and `4` for `iv`. One is never written `i` in a name. */
function otherNumeral(word: string): string | undefined {
  const index = roman.indexOf(word)
  if (index > 1) return `${index}`
  const number = /^\d{1,2}$/.test(word) ? Number(word) : 0
  return number > 1 ? roman[number] : undefined
}

/** Nobody describes a device in more letters or words; who sends them wants to keep us busy. */
const MAX_TEXT_LENGTH = 100
const MAX_WORDS = 12
const MAX_TYPOS = 24

const JOINED = 1
const NUMERAL = 2
const UNFINISHED = 1
const UNFINISHED_INSIDE = 60
const TYPO = 100
const WRONG_START = 50

export function understand(text: string, vocabulary: Vocabulary, reading: Reading): UnderstoodQuery {
  const texts = repairWords(foldWords(text.slice(0, MAX_TEXT_LENGTH)), vocabulary, reading).slice(0, MAX_WORDS)
  const words = texts.flatMap((word, index): QueryWord[] => {
    const ways = waysOf(texts, index, vocabulary, reading)
    if (ways.length === 0) return []
    const occurrence = texts.slice(0, index).filter((earlier) => earlier === word).length + 1
    return [{ text: word, weight: hasDigit(word) ? 2 : 1, occurrence, ways }]
  })
  return { words, broad: words.every(({ ways }) => isBroad(ways[0]!, vocabulary)) }
}

function waysOf(texts: readonly string[], index: number, vocabulary: Vocabulary, reading: Reading): Way[] {
  const isLast = index === texts.length - 1
  const ways = strictWays(texts, index, vocabulary)
  if (ways.length === 0 || reading === 'tolerant') ways.push(...typoWays(texts[index]!, isLast, vocabulary))
  return ways.toSorted((a, b) => a.cost - b.cost)
}

function strictWays(texts: readonly string[], index: number, vocabulary: Vocabulary): Way[] {
  const word = texts[index]!
  const ways: Way[] = []
  const addTerm = (term: string, cost: number) => {
    if (vocabulary.has(term)) ways.push({ kind: 'term', term, cost })
  }

  addTerm(word, 0)
  const numeral = otherNumeral(word)
  if (numeral) addTerm(numeral, NUMERAL)
  if (index > 0) addTerm(texts[index - 1] + word, JOINED)
  if (index < texts.length - 1) addTerm(word + texts[index + 1], JOINED)

  const isLast = index === texts.length - 1
  const [low, high] = vocabulary.rangeOf(word)
  const goesOn = high - low > (vocabulary.has(word) ? 1 : 0)
  if (goesOn && (isLast || word.length > 1)) {
    ways.push({ kind: 'beginning', beginning: word, cost: isLast ? UNFINISHED : UNFINISHED + UNFINISHED_INSIDE })
  }
  return ways
}

/** Not in words with digits: another digit is another device. */
function typoWays(word: string, isLast: boolean, vocabulary: Vocabulary): Way[] {
  if (hasDigit(word)) return []
  return vocabulary
    .findTypos(word, isLast)
    .filter(({ typos }) => typos > 0)
    .map(({ term, typos, missing, wrongStart }): Way => {
      const unfinished = missing > 0 ? UNFINISHED + missingLettersCost(missing) : 0
      return { kind: 'term', term, cost: typos * TYPO + (wrongStart ? WRONG_START : 0) + unfinished }
    })
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, MAX_TYPOS)
}

function isBroad(way: Way, vocabulary: Vocabulary): boolean {
  if (way.kind === 'term') return vocabulary.isBroad(way.term)
  const [first] = vocabulary.rangeOf(way.beginning)
  return vocabulary.isBroad(vocabulary.terms[first]!)
}
