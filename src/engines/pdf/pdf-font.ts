import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Font, Glyph } from 'fontkit'
import { readFont } from './read-font.ts'
import { trueTypeFont, type Outline } from './true-type-font.ts'

/** The shop's own letters, as a file that can be put into a PDF. */
export interface PdfFont {
  file: Buffer
  /** The same, read once for all documents: each puts in only the letters that it needs. */
  opened: PDFKit.Mixins.PDFFontSource
  /** The text with what these letters cannot say replaced, so that nothing breaks and nothing vanishes unseen. */
  printable(text: string): string
  /** How wide a text is, as a part of its size. Letters do not move closer to each other, so it is the sum of them. */
  width(text: string): number
}

const SCRIPTS = ['latin', 'latin-ext']

let opened: Promise<PdfFont> | undefined

/** Takes a quarter of a second the first time, and is kept. */
export function pdfFont(): Promise<PdfFont> {
  opened ??= openPdfFont()
  return opened
}

/**
 * The web font comes in two files, compressed in a way that pdfkit can read but not put into a PDF. So the outlines of
 * both are written into one plain font. That keeps Ł and ő, which the fonts built into every PDF reader do not have.
 */
async function openPdfFont(): Promise<PdfFont> {
  const require = createRequire(import.meta.url)
  const places = SCRIPTS.map((script) =>
    require.resolve(`@fontsource-variable/figtree/files/figtree-${script}-wght-normal.woff2`),
  )
  const fonts = await Promise.all(places.map(async (place) => readFont(await readFile(place))))
  const [first] = fonts
  if (first === undefined) throw new Error('There is no font')

  const outlines = new Map(
    fonts.flatMap((font) => font.characterSet.map((codePoint) => [codePoint, outlineIn(font, codePoint)])),
  )
  const { unitsPerEm, ascent, descent } = first
  const file = trueTypeFont({ name: 'Figtree', unitsPerEm, ascent, descent }, outlineOf(first.getGlyph(0)), outlines)
  return {
    file,
    // Its types do not know that pdfkit takes a font that is read already.
    opened: readFont(file) as unknown as PDFKit.Mixins.PDFFontSource,
    printable: (text) => printable(text, (codePoint) => outlines.has(codePoint)),
    width(text) {
      // Fitting asks thousands of times, so this makes no list.
      let sum = 0
      for (const character of text) sum += outlines.get(character.codePointAt(0) ?? 0)?.advance ?? unitsPerEm
      return sum / unitsPerEm
    },
  }
}

const outlineIn = (font: Font, codePoint: number): Outline => outlineOf(font.glyphForCodePoint(codePoint))
const outlineOf = ({ advanceWidth, path }: Glyph): Outline => ({ advance: advanceWidth, commands: path.commands })

function printable(text: string, has: (codePoint: number) => boolean): string {
  const known = (character: string) => has(character.codePointAt(0) ?? 0) && !/\p{Mn}/u.test(character)
  const tidy = text
    .normalize('NFC')
    .replaceAll(/[\p{Cf}\p{Mn}]/gu, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return Array.from(tidy, (character) => (known(character) ? character : nearest(character, known))).join('')
}

/** A letter without its accent is better than none, and a question mark is better than a gap. */
function nearest(character: string, known: (character: string) => boolean): string {
  const parts = [...character.normalize('NFKD')]
  for (let count = parts.length; count > 0; count -= 1) {
    const simpler = parts.slice(0, count).join('').normalize('NFC')
    if ([...simpler].every(known)) return simpler
  }
  return '?'
}
