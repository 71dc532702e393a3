import type { PlantedBug } from './planted-bug.ts'

/** Mistakes in the order of what is found. The judged questions alone have to notice them, whoever else does. */
const ranking = 'src/engines/search/embedded/rank-device.ts'
const understanding = 'src/engines/search/understanding/understand.ts'
const values = 'src/engines/search/understanding/understood-query.ts'
const tests = ['src/engines/search/judged-queries.test.ts']

export const rankingBugs: readonly PlantedBug[] = [
  {
    name: 'judged: the age counts before the order of words',
    file: ranking,
    from: 'return (rank * STANDINGS + STANDINGS - 1 - standing) * OPEN + open',
    to: 'return (((broad ? 0 : open) * STANDINGS + STANDINGS - 1 - standing) * BREAKS + breaks) * OPEN + open',
    tests,
  },
  {
    name: 'judged: the age counts before what is left open',
    file: ranking,
    from: 'const rank = (broad ? 0 : open * BREAKS) + breaks',
    to: 'const rank = breaks',
    tests,
  },
  {
    name: 'judged: the order of words counts before what is left open',
    file: ranking,
    from: 'const rank = (broad ? 0 : open * BREAKS) + breaks',
    to: 'const rank = breaks * OPEN + (broad ? 0 : open)',
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
    from: 'STANDINGS - 1 - standing',
    to: 'standing',
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
    file: values,
    from: 'unfinished: 3,',
    to: 'unfinished: 0,',
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
    file: values,
    from: 'terms: 1,\n  derived: 3',
    to: 'terms: 0,\n  derived: 3',
    tests,
  },
  {
    name: 'judged: a beginning of any word is as good as one of the model',
    file: values,
    from: 'joined: 1,\n  variant: 1,\n  terms: 1,\n  derived: 1',
    to: 'joined: 0,\n  variant: 0,\n  terms: 0,\n  derived: 0',
    tests,
  },
  {
    name: 'judged: a number that goes on is the same number',
    file: values,
    from: 'const ANOTHER_NUMBER = 2',
    to: 'const ANOTHER_NUMBER = 0',
    tests,
  },
  {
    name: 'judged: the maker may be begun after the number',
    file: values,
    from: 'const MAKER_AFTER_NUMBER = 1',
    to: 'const MAKER_AFTER_NUMBER = 0',
    tests,
  },
  {
    name: 'judged: an unfinished word is a complete name',
    file: ranking,
    from: 'const isComplete = open < leftOpen.unfinished',
    to: 'const isComplete = open <= leftOpen.unfinished',
    tests,
  },
  {
    name: 'judged: a word that was said may be begun again',
    file: 'src/engines/search/embedded/word-matcher.ts',
    from: '(this.isRepeated || (range.isBeginning && bits !== 0))',
    to: 'this.isRepeated',
    tests: [...tests, 'src/engines/search/embedded/rank-device.test.ts'],
  },
  {
    name: 'standing: what its maker is not known for counts like the rest',
    file: 'src/engines/search/understanding/standing.ts',
    from: 'const UNUSUAL_YEARS = 4',
    to: 'const UNUSUAL_YEARS = 0',
    tests,
  },
  {
    name: 'standing: nothing is popular',
    file: 'src/engines/search/understanding/standing.ts',
    from: 'const POPULAR_YEARS = 2',
    to: 'const POPULAR_YEARS = 0',
    tests: ['src/engines/search/understanding/standing.test.ts'],
  },
]
