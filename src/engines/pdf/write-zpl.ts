import type { Sticker } from './printed-document.ts'

/** Dots of a printer with 203 per inch, on labels of 57 × 32 mm. */
const WIDTH = 456
const HEIGHT = 256
const MARGIN = 16

/** In Code 128, a character takes eleven modules; start, check and stop take 35 more. */
const modulesOf = (code: string): number => 11 * code.length + 35

/** As wide as fits, so that every scanner reads it. */
const moduleWidth = (code: string): number =>
  Math.max(1, Math.min(3, Math.floor((WIDTH - 2 * MARGIN) / modulesOf(code))))

/** What would begin a command is written by its number. */
const escaped = (text: string): string =>
  text.replaceAll(/[\^~_\\]|\p{Cc}/gu, (character) =>
    Array.from(new TextEncoder().encode(character), (byte) => `_${byte.toString(16).padStart(2, '0')}`).join(''),
  )

/** A label per sticker in ZPL, the language of label printers: what a scanner reads stands above what people read. */
export const writeZpl = (stickers: readonly Sticker[]): string =>
  stickers
    .map(({ code, text }) => {
      const unit = moduleWidth(code)
      const left = Math.max(MARGIN, Math.floor((WIDTH - modulesOf(code) * unit) / 2))
      const line = (top: number, height: number, words: string) =>
        `^FO${MARGIN},${top}^A0N,${height},${height}^FB${WIDTH - 2 * MARGIN},1,0,C^FH^FD${escaped(words)}^FS`
      return [
        `^XA^CI28^PW${WIDTH}^LL${HEIGHT}`,
        `^FO${left},${MARGIN}^BY${unit}^BCN,130,N,N,N^FH^FD${escaped(code)}^FS`,
        line(162, 34, code),
        line(208, 24, text),
        '^XZ',
      ].join('\n')
    })
    .join('\n')
