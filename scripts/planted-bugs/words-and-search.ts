import type { PlantedBug } from './planted-bug.ts'

export const wordBugs: readonly PlantedBug[] = [
  {
    name: 'search: the age counts before the order of words',
    file: 'src/engines/search/embedded/rank-device.ts',
    from: '  rank = rank * BREAKS + countBreaks(matchers)\n  rank = rank * RELEASES + RELEASES - 1 - freshness\n',
    to: '  rank = rank * RELEASES + RELEASES - 1 - freshness\n  rank = rank * BREAKS + countBreaks(matchers)\n',
    tests: ['src/engines/search/embedded/rank-device.test.ts'],
  },
  {
    name: 'search: the words left over count only after the age',
    file: 'src/engines/search/embedded/rank-device.ts',
    from: 'let rank = broad ? 0 : leftOver',
    to: 'let rank = 0',
    tests: ['src/engines/search/embedded/rank-device.test.ts'],
  },
  {
    name: 'search: going back in a name costs as little as a gap',
    file: 'src/engines/search/embedded/rank-device.ts',
    from: 'const WORSE_BREAK = 8',
    to: 'const WORSE_BREAK = 1',
    tests: ['src/engines/search/embedded/rank-device.test.ts'],
  },
  {
    name: 'search: a complete name is worth nothing',
    file: 'src/engines/search/embedded/rank-device.ts',
    from: '(broad && leftOver === 0 ? COMPLETE_NAME : 0)',
    to: '0',
    tests: ['src/engines/search/embedded/rank-device.test.ts'],
  },
  {
    name: 'search: long words may have one typo only',
    file: 'src/engines/search/understanding/find-typos.ts',
    from: 'word.length <= 5 ? 1 : 2',
    to: 'word.length <= 8 ? 1 : 2',
    tests: ['src/engines/search/understanding/find-typos.test.ts'],
  },
  {
    name: 'words: every letter ends in German',
    file: 'src/domain/letters/letter-frame.ts',
    from: 'const t = speakerFor(country)',
    to: "const t = speakerFor({ ...country, locale: 'de_DE' })",
    tests: ['src/domain/letters/letter-frame.test.ts'],
  },
  {
    name: 'words: Spain is written to in Italian',
    file: 'src/domain/speech/all-words.ts',
    from: 'es_ES: es,',
    to: 'es_ES: it,',
    tests: ['src/domain/contact/contact-letters.test.ts'],
  },
  {
    name: 'words: every date has points',
    file: 'src/shop/dates.ts',
    from: "format === 'dd.mm.yy' ? '.' : '/'",
    to: "'.'",
    tests: ['src/shop/dates.test.ts'],
  },
  {
    name: 'words: a day begins at the same hour in winter',
    file: 'src/shop/dates.ts',
    from: 'dayAt(summer, zone) === day ? summer : new Date(Date.parse(day) - HOUR)',
    to: 'summer',
    tests: ['src/shop/dates.test.ts'],
  },
  {
    name: 'words: an invalid IMEI is looked up',
    file: 'src/domain/catalogue/imei.ts',
    from: ' && passesLuhn(digits)',
    to: '',
    tests: ['src/domain/catalogue/imei.test.ts'],
  },
]
