import { createRequire } from 'node:module'
import type { Outline } from './true-type-font.ts'

/** The part of fontkit that is used here; it has no types of its own. */
export interface ReadFont {
  unitsPerEm: number
  ascent: number
  descent: number
  characterSet: number[]
  getGlyph(id: number): ReadGlyph
  glyphForCodePoint(codePoint: number): ReadGlyph
}

export interface ReadGlyph {
  advanceWidth: number
  path: { commands: Outline['commands'] }
}

/** The very one that pdfkit brings along, so that both always understand the same fonts. */
export function loadFontkit(): { create(file: Uint8Array): ReadFont } {
  const pdfkit = createRequire(import.meta.url).resolve('pdfkit')
  return createRequire(pdfkit)('fontkit') as ReturnType<typeof loadFontkit>
}
