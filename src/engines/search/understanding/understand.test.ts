import { describe, expect, test } from 'vitest'
import { understand } from './understand.ts'
import type { Way } from './understood-query.ts'
import { openVocabulary, packVocabulary } from './vocabulary.ts'

const terms =
  '10 12 128 128gb 13 21 4 9 apple galaxy handy iii iphone mark mini p3 pixel playstation pro r6 s s21 x xt4'
const vocabulary = openVocabulary(
  packVocabulary({ terms: terms.split(' ').toSorted(), broad: ['apple', 'iphone', 'handy', 'galaxy'] }),
)
const read = (text: string, reading: 'strict' | 'tolerant' = 'strict') => understand(text, vocabulary, reading)
const splitWords = (text: string) => read(text).words.map((word) => word.text)
const describeWay = (way: Way) => (way.kind === 'term' ? `${way.term} ${way.cost}` : `${way.beginning}… ${way.cost}`)
const waysOf = (text: string, reading: 'strict' | 'tolerant' = 'strict') =>
  read(text, reading).words.map(({ ways }) => ways.map(describeWay))

describe('the query is repaired', () => {
  test.each([
    ['iphone13pro', ['iphone', '13', 'pro']],
    ['galaxys21', ['galaxy', 's21']],
    ['iphone13pr', ['iphone', '13', 'pr']],
    ['r6mk3', ['r6', 'mark', '3']],
    ['mark4', ['mark', '4']],
    ['x-t4', ['xt4']],
    ['iphone-13', ['iphone', '13']],
    ['iphone 9. generation', ['iphone', '9']],
    ['iphone 9th', ['iphone', '9']],
    ['mein iphone mit 128 GB', ['iphone', '128gb']],
    ['galxy13', ['galxy', '13']],
    ['iphnoe', ['iphnoe']],
    ['nobody knows', []],
  ])('%s', (text, expected) => {
    expect(splitWords(text)).toEqual(expected)
  })
})

describe('a word has its ways', () => {
  test('as it is, in other numerals, joined with its neighbour, and unfinished', () => {
    expect(waysOf('iphone 10')).toEqual([['iphone 0'], ['10 0', 'x 2']])
    expect(waysOf('s 21')).toEqual([
      ['s 0', 's21 0'],
      ['21 0', 's21 0'],
    ])
    expect(waysOf('play station')).toEqual([['playstation 0', 'play… 60'], ['playstation 0']])
    expect(waysOf('pi')).toEqual([['pi… 0']])
    expect(waysOf('pi 10')).toEqual([['pi… 60'], ['10 0', 'x 2']])
  })

  test('joined with two neighbours, too', () => {
    expect(waysOf('x t 4')).toEqual([['x 0', 'xt4 0', '10 2'], ['xt4 0'], ['4 0', 'xt4 0']])
  })

  test('with typos if it makes no sense without, or if the reading is tolerant', () => {
    expect(waysOf('iphnoe 10')[0]).toEqual(['iphone 100'])
    expect(waysOf('uphone 10')[0]).toEqual(['iphone 150'])
    expect(waysOf('pixe 10')[0]).toEqual(['pixe… 60'])
    expect(waysOf('pixe 10', 'tolerant')[0]).toEqual(['pixe… 60', 'pixel 100'])
    expect(waysOf('playsat')).toEqual([['playstation 104']])
  })

  test('but never with typos in a word with digits', () => {
    expect(waysOf('iphone s22', 'tolerant')).toEqual([['iphone 0']])
  })
})

test('a query is broad when it names no single device', () => {
  expect(read('apple handy').broad).toBe(true)
  expect(read('galax').broad).toBe(true)
  expect(read('apple handy 13').broad).toBe(false)
})

test('F-60 a single word that begins like a maker is broad, though it is a word of its own', () => {
  expect(read('p').broad).toBe(false)
  expect(read('i').broad).toBe(true)
  expect(read('pro i').broad).toBe(false)
})

test('a word with digits weighs more, and the second time it is said is known', () => {
  const counted = read('pro 13 pro').words.map(({ text, weight, occurrence }) => [text, weight, occurrence])

  expect(counted).toEqual([
    ['pro', 1, 1],
    ['13', 2, 1],
    ['pro', 1, 2],
  ])
})

test('only the first words of an endless text are read', () => {
  expect(read('iphone '.repeat(10_000)).words).toHaveLength(12)
})
