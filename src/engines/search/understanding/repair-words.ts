import { hasDigit, runsOf, withoutHyphens } from './fold-words.ts'
import { isFiller } from './filler-words.ts'
import type { Reading } from './understood-query.ts'
import type { Vocabulary } from './vocabulary.ts'

/** When a word is taken apart, two letters can be anything, unless they stand before a model code: zfold5. */
const mayStandAlone = (part: string): boolean => hasDigit(part) || part.length > 2

/** The words of a query as the devices would write them: joined where they were apart, apart where they were joined. */
export function repairWords(typed: readonly string[], vocabulary: Vocabulary, reading: Reading): string[] {
  const words = typed.flatMap((word, index) => readWord(word, typed[index + 1], vocabulary))
  const telling = words.filter((word) => !isFiller(word))
  const wanted = telling.length > 0 ? telling : words
  return wanted.flatMap((word, index) => {
    const runs = runsOf(word)
    // One maker writes Watch5, another one Watch 5. Where the first does not help, its parts may.
    if (reading === 'tolerant' && runs.length === 2 && runs.every((run) => mayStandAlone(run))) return runs
    // One device is also called steamdeck; where that does not help, the others are called Steam Deck.
    if (reading === 'tolerant' && isKnown(word, vocabulary)) return partsOfKnown(word, vocabulary) ?? [word]
    return splitWord(word, index === wanted.length - 1, vocabulary)
  })
}

/** `x-t4` is one word, if we know it; `mk4` is mark 4; the 9th generation is number 9. */
function readWord(word: string, next: string | undefined, vocabulary: Vocabulary): string[] {
  const plain = withoutHyphens(word)
  if (word !== plain) return isKnown(plain, vocabulary) ? [plain] : word.split('-')
  const mark = /^(.*)(?:mark|mk)(\d|[ivx]+)$/.exec(word)
  if (mark) return [mark[1]!, 'mark', mark[2]!].filter((part) => part !== '')
  const ordinal = /^(\d+)(?:st|nd|rd|th|e|eme|ieme|te|ten|er|ra|da|ta|a)$/.exec(word)
  if (ordinal && (next === 'gen' || !isKnown(word, vocabulary))) return [ordinal[1]!]
  return [word]
}

function isKnown(word: string, vocabulary: Vocabulary): boolean {
  const [low, high] = vocabulary.rangeOf(word)
  return low < high
}

/** Takes a word apart that makes no sense as it is: iphone13pro, galaxys22. */
function splitWord(word: string, isLast: boolean, vocabulary: Vocabulary): string[] {
  if (isKnown(word, vocabulary)) return [word]
  if (!hasDigit(word) && vocabulary.findTypos(word, isLast).some(({ typos }) => typos === 1)) return [word]
  const parts =
    knownParts(word, (part) => vocabulary.has(part)) ?? (isLast ? partsOfUnfinished(word, vocabulary) : undefined)
  if (parts) return parts
  const runs = runsOf(word)
  return runs.some((run) => mayStandAlone(run) && vocabulary.has(run)) ? runs : [word]
}

const partsOfKnown = (word: string, vocabulary: Vocabulary): string[] | undefined =>
  hasDigit(word) ? undefined : knownParts(word, (part) => part !== word && vocabulary.has(part))

function partsOfUnfinished(word: string, vocabulary: Vocabulary): string[] | undefined {
  return knownParts(word, (part, isEnd) => (isEnd ? isKnown(part, vocabulary) : vocabulary.has(part)))
}

/** The fewest known words that make up this one; of equally few, those that begin with the longest. */
function knownParts(word: string, knows: (part: string, isEnd: boolean) => boolean): string[] | undefined {
  const best: (string[] | undefined)[] = Array.from({ length: word.length + 1 }, () => undefined)
  best[word.length] = []
  for (let start = word.length - 1; start >= 0; start -= 1) {
    for (let end = word.length; end > start; end -= 1) {
      const rest = best[end]
      const soFar = best[start]
      const part = word.slice(start, end)
      if (!rest || !(mayStandAlone(part) || (start === 0 && hasDigit(word))) || !knows(part, end === word.length))
        continue
      if (!soFar || rest.length + 1 < soFar.length) best[start] = [part, ...rest]
    }
  }
  return best[0]
}
