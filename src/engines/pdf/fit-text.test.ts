import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitText, LINE_HEIGHT } from './fit-text.ts'

/** Every letter is half as wide as it is high. */
const measure = (text: string, size: number) => text.length * size * 0.5
const room = { width: 100, height: 24, largest: 20, smallest: 5 }
const fit = (...texts: string[]) => fitText(texts, room, measure)

describe('a text', () => {
  test('that is short is set large, on one line', () => {
    expect(fit('Berlin')).toEqual({ size: 20, paragraphs: [['Berlin']] })
  })

  test('that is longer is set smaller, and broken between words', () => {
    expect(fit('Straße der Einheit 12a')).toEqual({ size: 10, paragraphs: [['Straße der Einheit', '12a']] })
  })

  test('of one endless word is broken within it', () => {
    expect(fit('W'.repeat(45))).toEqual({ size: 8.5, paragraphs: [['W'.repeat(23), 'W'.repeat(22)]] })
  })

  test('that never fits ends with three dots', () => {
    const { size, paragraphs } = fit('W'.repeat(1000), 'Berlin')

    expect(size).toBe(5)
    expect(paragraphs.map((lines) => lines.length)).toEqual([3, 1])
    expect(paragraphs[0]?.at(-1)).toMatch(/^W+…$/)
    expect(paragraphs[1]).toEqual(['Berlin'])
  })

  test('of nothing takes no line', () => {
    expect(fit('')).toEqual({ size: 20, paragraphs: [[]] })
  })
})

test('no text is ever wider or higher than its room, and none loses a letter without saying so', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 120 }), { minLength: 1, maxLength: 4 }), (texts) => {
      const { size, paragraphs } = fit(...texts)
      const lines = paragraphs.flat()

      for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(room.width)
      expect(lines.length * size * LINE_HEIGHT).toBeLessThanOrEqual(room.height)
      const isWhole = lines.join('').replaceAll(' ', '') === texts.join('').replaceAll(' ', '')
      expect(isWhole || lines.some((line) => line.endsWith('…'))).toBe(true)
    }),
  )
})
