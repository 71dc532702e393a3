import { foldWords, hasDigit, otherNumeral } from './fold-words.ts'
import { repairWords } from './repair-words.ts'
import type { QueryWord, Reading, UnderstoodQuery, Way } from './understood-query.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Nobody describes a device in more letters or words; who sends them wants to keep us busy. */
const MAX_TEXT_LENGTH = 100
const MAX_WORDS = 12
const MAX_TYPOS = 24
/** A word with a typo that goes on: after some letters it no longer matters how many are missing. */
const MAX_MISSING = 7

const NUMERAL = 2
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
  return { words, broad: words.every(({ ways }) => isBroad(ways[0]!, vocabulary)) || beginsBroad(words, vocabulary) }
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
  const addJoined = (term: string, joined: 2 | 3) => {
    if (vocabulary.has(term)) ways.push({ kind: 'term', term, cost: 0, joined })
  }
  // By twos and threes: s 21, a 52 s.
  for (let first = Math.max(0, index - 2); first <= index; first += 1) {
    const two = texts[first]! + (texts[first + 1] ?? '')
    if (first >= index - 1 && first + 1 < texts.length) addJoined(two, 2)
    if (first + 2 < texts.length) addJoined(two + texts[first + 2], 3)
  }

  const isLast = index === texts.length - 1
  const [low, high] = vocabulary.rangeOf(word)
  const goesOn = high - low > (vocabulary.has(word) ? 1 : 0)
  if (goesOn && (isLast || word.length > 1)) {
    const afterNumber = texts.slice(0, index).some(hasDigit)
    ways.push({ kind: 'beginning', beginning: word, cost: isLast ? 0 : UNFINISHED_INSIDE, afterNumber })
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
      const unfinished = missing > 0 ? Math.min(missing, MAX_MISSING) + 1 : 0
      return { kind: 'term', term, cost: typos * TYPO + (wrongStart ? WRONG_START : 0) + unfinished }
    })
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, MAX_TYPOS)
}

/** Who has typed two letters so far names no single device, if a maker begins with them. */
function beginsBroad(words: readonly QueryWord[], vocabulary: Vocabulary): boolean {
  const [only, ...others] = words
  const beginning = others.length === 0 && only?.ways.find(({ kind }) => kind === 'beginning')
  return beginning && beginning.kind === 'beginning' ? vocabulary.beginsBroad(beginning.beginning) : false
}

function isBroad(way: Way, vocabulary: Vocabulary): boolean {
  if (way.kind === 'term') return vocabulary.isBroad(way.term)
  const [first] = vocabulary.rangeOf(way.beginning)
  return vocabulary.isBroad(vocabulary.termAt(first))
}
