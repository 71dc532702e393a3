import { expect, test } from 'vitest'
import { isValidInput } from './valid-input.ts'

test.each([
  ['text', 'Müller 😀'],
  ['nested text', { seller: { names: ['Ana', 'Muster'] } }],
  ['what is no text', { quantity: 1, business: null, terms: true }],
])('%s is sound', (_, input) => {
  expect(isValidInput(input, input)).toBe(true)
})

test.each([
  ['a text with the character nought', 'a\u0000b'],
  ['half a character', '\ud800'],
  ['the same somewhere inside', { seller: { names: ['Ana', '\u0000'] } }],
])('%s is not sound', (_, input) => {
  expect(isValidInput(input, input)).toBe(false)
})

test('a list that was taken for an object is not sound', () => {
  expect(isValidInput({ address: [{ city: 'Ort' }] }, { address: {} })).toBe(false)
  expect(isValidInput([], {})).toBe(false)
  expect(isValidInput({ lines: [] }, { lines: [] })).toBe(true)
})

test('input that is nested very deeply is judged all the same', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(30_000)}"\\u0000"${']'.repeat(30_000)}`)

  expect(isValidInput(deep, deep)).toBe(false)
})
