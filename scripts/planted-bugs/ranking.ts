import type { PlantedBug } from './planted-bug.ts'

/** Mistakes in the order of what is found. The judged questions alone have to notice them, whoever else does. */
const ranking = 'src/engines/search/embedded/rank-device.ts'
const understanding = 'src/engines/search/understanding/understand.ts'
const tests = ['src/engines/search/judged-queries.test.ts']

export const rankingBugs: readonly PlantedBug[] = [
  {
    name: 'judged: the age counts before the order of words',
    file: ranking,
    from: '  rank = rank * BREAKS + countBreaks(matchers)\n  rank = rank * RELEASES + RELEASES - 1 - freshness\n',
    to: '  rank = rank * RELEASES + RELEASES - 1 - freshness\n  rank = rank * BREAKS + countBreaks(matchers)\n',
    tests,
  },
  {
    name: 'judged: the age counts before the words left over',
    file: ranking,
    from: 'let rank = broad ? 0 : leftOver',
    to: 'let rank = 0',
    tests,
  },
  {
    name: 'judged: the order of words counts before those left over',
    file: ranking,
    from: '  let rank = broad ? 0 : leftOver\n  rank = rank * BREAKS + countBreaks(matchers)\n',
    to: '  let rank = countBreaks(matchers)\n  rank = rank * LEFT_OVER + (broad ? 0 : leftOver)\n',
    tests,
  },
  {
    name: 'judged: going back in a name costs as little as a gap',
    file: ranking,
    from: 'const WORSE_BREAK = 8',
    to: 'const WORSE_BREAK = 1',
    tests,
  },
  {
    name: 'judged: the oldest comes first',
    file: ranking,
    from: 'RELEASES - 1 - freshness',
    to: 'freshness',
    tests,
  },
  {
    name: 'judged: no question is broad',
    file: understanding,
    from: 'broad: words.every(',
    to: 'broad: false && words.every(',
    tests,
  },
  {
    name: 'judged: a beginning is as good as the word itself',
    file: understanding,
    from: 'const UNFINISHED = 1',
    to: 'const UNFINISHED = 0',
    tests,
  },
  {
    name: 'judged: words before the last may be unfinished',
    file: understanding,
    from: 'const UNFINISHED_INSIDE = 60',
    to: 'const UNFINISHED_INSIDE = 0',
    tests,
  },
  {
    name: 'judged: a typo costs nothing',
    file: understanding,
    from: 'const TYPO = 100',
    to: 'const TYPO = 0',
    tests,
  },
  {
    name: 'judged: a number says no more than a word',
    file: understanding,
    from: 'weight: hasDigit(word) ? 2 : 1',
    to: 'weight: 1',
    tests,
  },
  {
    name: 'judged: numbers may have typos',
    file: understanding,
    from: '  if (hasDigit(word)) return []\n',
    to: '',
    tests,
  },
  {
    name: 'judged: another numeral is as good as the one typed',
    file: understanding,
    from: 'const NUMERAL = 2',
    to: 'const NUMERAL = 0',
    tests,
  },
  {
    name: 'judged: other words count like the name',
    file: 'src/engines/search/understanding/understood-query.ts',
    from: 'terms: 1,',
    to: 'terms: 0,',
    tests,
  },
]
