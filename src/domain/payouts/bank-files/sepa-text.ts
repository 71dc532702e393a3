/** What has no accent that could be taken off, as banks write it. */
const spelt: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ı: 'i',
  '&': '+',
  '–': '-',
  '—': '-',
  '’': "'",
  '‘': "'",
}

/** The letters that every bank of the SEPA understands; everything else becomes one of them. */
export function sepaText(text: string, longest: number): string {
  const plain = Array.from(text.normalize('NFC'), (letter) => spelt[letter] ?? letter.normalize('NFD'))
    .join('')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/[^A-Za-z0-9/?:().,'+ -]/g, ' ')
    .replaceAll(/ +/g, ' ')
  // A slash at either end, or two of them, mean something to banks.
  const tidy = plain.replaceAll(/\/{2,}/g, '/').replaceAll(/^[ /]+|[ /]+$/g, '')
  return tidy.slice(0, longest).replace(/[ /]+$/, '')
}
