import { expect, test } from 'vitest'
import { readPdf } from '#tests/support/readers/files/pdf.ts'
import { readCode } from '#tests/support/readers/files/printed-codes.ts'
import { printStickers } from './print-stickers.ts'

const sheetOf = (count: number) => ({
  title: 'Stickers',
  locale: 'de-DE',
  date: '2026-11-15T10:00:00.000Z',
  stickers: Array.from({ length: count }, (_, index) => ({
    code: `T-26-001016-${index + 1}`,
    text: 'Apple iPhone 14',
  })),
})

test('every device gets a sticker that people and scanners can read', async () => {
  const { lines, filled } = readPdf(await printStickers(sheetOf(2)))
  const texts = lines.map(({ text }) => text)
  const third = (70 / 25.4) * 72

  expect(texts).toContain('T-26-001016-2')
  expect(texts).toContain('Apple iPhone 14')
  for (const index of [0, 1]) {
    const part = { left: index * third, right: (index + 1) * third, top: 15, bottom: 65 }
    expect(readCode('bars', filled, part)).toBe(`T-26-001016-${index + 1}`)
  }
})

test('what does not fit on a page stands on the next', async () => {
  const { pages, lines } = readPdf(await printStickers(sheetOf(25)))

  expect(pages).toBe(2)
  expect(lines.map(({ text }) => text)).toContain('T-26-001016-25')
})

test('the same stickers are the same file', async () => {
  expect(await printStickers(sheetOf(1))).toEqual(await printStickers(sheetOf(1)))
})
