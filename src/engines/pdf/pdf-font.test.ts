import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { pdfFont } from './pdf-font.ts'
import { readFont } from './read-font.ts'

const place = (script: string) =>
  createRequire(import.meta.url).resolve(`@fontsource-variable/figtree/files/figtree-${script}-wght-normal.woff2`)

test.each(['latin', 'latin-ext'])('every letter of %s looks on paper as it does on the screen', async (script) => {
  const screen = readFont(readFileSync(place(script)))
  const print = readFont((await pdfFont()).file)
  const finer = print.unitsPerEm / screen.unitsPerEm
  const cornersOf = (font: typeof screen, codePoint: number, scale: number) => {
    const { advanceWidth, path } = font.glyphForCodePoint(codePoint)
    const corners = path.commands.flatMap(({ args }) => args.map((value) => Math.round(value * scale)))
    return { advance: advanceWidth * scale, box: boxOf(corners), strokes: path.commands.filter(isStart).length }
  }

  expect(screen.characterSet.length).toBeGreaterThan(100)
  for (const codePoint of screen.characterSet) {
    expect([codePoint, cornersOf(print, codePoint, 1)]).toEqual([codePoint, cornersOf(screen, codePoint, finer)])
  }
})

const isStart = ({ command }: { command: string }) => command === 'moveTo'

function boxOf(corners: readonly number[]): number[] {
  const [xs, ys] = [corners.filter((_, index) => index % 2 === 0), corners.filter((_, index) => index % 2 === 1)]
  return corners.length === 0 ? [] : [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
}

test('what the letters cannot say is said as well as they can', async () => {
  const { printable } = await pdfFont()

  expect(printable('Łódź, Győr, Saint-Œuvre, 12 €')).toBe('Łódź, Győr, Saint-Œuvre, 12 €')
  expect(printable('  Nguyễn\u00a0\n Văn ﬁx e\u0301 ')).toBe('Nguyên Văn fix é')
  expect(printable('Юля 王')).toBe('??? ?')
  expect(printable('a\u202eb\u200bc\u0000d')).toBe('abc d')
  expect(printable('\u0301\u200b')).toBe('')
})
