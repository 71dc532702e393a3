/** Letters that Unicode does not take apart into a plain letter and its ornament. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  α: 'alpha',
  ª: '',
  º: '',
}

/** Words that mean the same in names and questions. A map, because somebody may ask for “constructor”. */
const sameWords: ReadonlyMap<string, string> = new Map([
  ['mk', 'mark'],
  ['generation', 'gen'],
  ['generacion', 'gen'],
  ['generazione', 'gen'],
])

/**
 * The words of a text as search compares them: lower case, without accents. Hyphens inside a word stay, because only the
 * reader knows whether `x-t4` is one word or two.
 */
export function foldWords(text: string): string[] {
  const lower = text.toLowerCase()
  // Most texts need little folding, and there are many: one for every touch of a key, and some for every device.
  const words = /^[a-z0-9 ]*$/.test(lower) ? wordsOfPlain(lower) : wordsOfAny(lower)
  return words.map((word) => sameWords.get(word) ?? word)
}

const wordsOfPlain = (text: string): string[] =>
  (hasDigit(text) ? withPlainUnits(text) : text).split(' ').filter((word) => word !== '')

function wordsOfAny(text: string): string[] {
  const plain = /^[ -~]*$/.test(text) ? text : withPlainLetters(text)
  const folded = plain
    .replace(/(^|\s)1\+/, '$1oneplus ')
    .replaceAll(/(?<=\d),(?=\d)/g, '.')
    .replaceAll(/\bf\/(?=\d)/g, 'f')
    .replaceAll(/(?<=[\p{L}\p{N}])\+/gu, ' plus ')
  return withPlainUnits(folded).match(/[\p{L}\p{N}]+(?:(?:-|(?<=\d)\.(?=\d))[\p{L}\p{N}]+)*/gu) ?? []
}

const withPlainUnits = (text: string): string =>
  text.replaceAll(/(?<=\d) ?(gb|go|tb|to|mm)\b/g, (_, unit: string) => unit.replace('o', 'b'))

const withPlainLetters = (text: string): string =>
  text
    .replaceAll(/[ßøæœłđıαªº]/g, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')

export const withoutHyphens = (word: string): string => (word.includes('-') ? word.replaceAll('-', '') : word)

export const hasDigit = (word: string): boolean => /\d/.test(word)

const roman = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x']

/** The same number in the other kind of numerals: `iv` for `4` and `4` for `iv`. One is never written `i` in a name. */
export function otherNumeral(word: string): string | undefined {
  const index = roman.indexOf(word)
  if (index > 1) return `${index}`
  const number = /^\d{1,2}$/.test(word) ? Number(word) : 0
  return number > 1 ? roman[number] : undefined
}

/** A word taken apart where letters and numbers meet: `1000xm4` is 1000, xm and 4. */
export const runsOf = (word: string): string[] => word.match(/\d+(?:\.\d+)?|[^\d.]+/g) ?? []
