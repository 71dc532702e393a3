import { expect, test } from 'vitest'
import { compareTexts } from './compare-texts.ts'

const shown = (before: string, after: string) =>
  compareTexts(before, after).map(({ change, text }) => `${{ same: ' ', added: '+', removed: '-' }[change]}${text}`)

test('two texts are compared line by line', () => {
  expect(shown('a\nb\nc', 'a\nx\nc\nd')).toEqual([' a', '-b', '+x', ' c', '+d'])
  expect(shown('', 'a')).toEqual(['+a'])
  expect(shown('a\nb', '')).toEqual(['-a', '-b'])
  expect(shown('a', 'a')).toEqual([' a'])
})

test('texts too long to be compared are shown one after the other', () => {
  const long = (word: string) => Array.from({ length: 3_000 }, (_, index) => `${word}${index}`).join('\n')

  expect(compareTexts(long('a'), long('b'))).toHaveLength(6_000)
})
