import { expect, test } from 'vitest'
import { manyLines, oneLine, readsBackwards } from './typed-text.ts'

/** Everything that turns, hides or breaks a line of text. */
const invisible = ['\u202A', '\u202B', '\u202C', '\u202D', '\u202E', '\u2066', '\u2067', '\u2068', '\u2069', '\u200E']
const controls = ['\u200F', '\u061C', '\u200B', '\uFEFF', '\u00AD', '\u0000', '\u0007', '\u001B', '\u0085', '\u2028']

test.each([...invisible, ...controls])('F-05 nothing of %j is left in what is printed', (sign) => {
  for (const clean of [oneLine, manyLines]) {
    const text = clean(`Ana${sign}Muster${sign}`)
    expect(text).not.toMatch(/[^\P{C}\n]/u)
    expect(text.replaceAll(/\s/g, '')).toBe('AnaMuster')
  }
})

test('F-05 what reads backwards is told apart from what is only invisible', () => {
  expect(readsBackwards('Ana\u202EretsuM')).toBe(true)
  expect(readsBackwards('Ana\u202D')).toBe(true)
  // Phones put these around numbers that are copied.
  expect(readsBackwards('\u202A+49 30 901820\u202C')).toBe(false)
  expect(readsBackwards('נועה ליבוביץ')).toBe(false)
})
