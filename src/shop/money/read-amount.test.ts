import { expect, test } from 'vitest'
import { readAmount } from './read-amount.ts'

test.each([
  ['415,50', 415_50],
  ['415.50', 415_50],
  ['415,5', 415_50],
  ['415', 415_00],
  ['0', 0],
  ['1.234,50', 1234_50],
  ['1,234.50', 1234_50],
  ['1 234,50 €', 1234_50],
  ['1.234', 1234_00],
  ['€ 12', 12_00],
  ['12 EUR', 12_00],
  ['100000', 100_000_00],
])('%j is an amount', (text, value) => {
  expect(readAmount(text)).toBe(value)
})

test.each([
  '',
  '-5',
  '1e3',
  '12,345,6',
  '1.23.4',
  '1.234.50',
  '1,234,50',
  '100.000,01',
  '12 Euro bitte',
  '=1+1',
  'NaN',
  '٣',
  '12,',
  ',5',
])('%j is none', (text) => {
  expect(readAmount(text)).toBeUndefined()
})
