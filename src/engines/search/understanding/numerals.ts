const roman = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x']

/** The same number in the other kind of numerals: `iv` for `4` and `4` for `iv`. One is never written `i` in a name. */
export function otherNumeral(word: string): string | undefined {
  const index = roman.indexOf(word)
  if (index > 1) return `${index}`
  const number = /^\d{1,2}$/.test(word) ? Number(word) : 0
  return number > 1 ? roman[number] : undefined
}
