import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openTypoFinder } from './find-typos.ts'
import { packTerms } from './term-list.ts'

const terms = ['apple', 'galaxy', 'iphone', 'mini', 'note', 'playstation', 'pro', 'samsung', 'series', 'xiaomi']
const find = openTypoFinder(packTerms(terms))
const meant = (word: string, unfinished = false) => find(word, unfinished).map(({ term }) => term)

test.each([
  ['iphnoe', ['iphone']],
  ['galxy', ['galaxy']],
  ['samsugn', ['samsung']],
  ['xaiomi', ['xiaomi']],
  ['playsation', ['playstation']],
  ['bro', ['pro']],
])('%s is a typo', (typed, expected) => {
  expect(meant(typed)).toEqual(expected)
})

test('short words forgive nothing, middling ones one typo, long ones two', () => {
  expect(meant('pr')).toEqual([])
  expect(meant('nots')).toEqual(['note'])
  expect(meant('nits')).toEqual([])
  expect(meant('smasugn')).toEqual(['samsung'])
  expect(meant('smasugnn')).toEqual([])
})

test('an unfinished word may have typos too', () => {
  expect(meant('playsat')).toEqual([])
  expect(find('playsat', true)).toEqual([{ term: 'playstation', typos: 1, missing: 3, wrongStart: false }])
})

test('of all terms it finds those within the allowed distance, as a plain comparison of each does', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 8 })

  fc.assert(
    fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 30 }), word, (words, typed) => {
      const allowed = typed.length < 3 ? -1 : typed.length <= 5 ? 1 : 2
      const expected = words.filter((term) => distance(term, typed) <= allowed)

      const found = openTypoFinder(packTerms(words.toSorted()))(typed, false)

      expect(found.map(({ term }) => term)).toEqual(expected.toSorted())
      for (const { term, typos } of found) expect(typos).toBe(distance(term, typed))
    }),
  )
})

test('of unfinished words it finds those with a beginning within the allowed distance', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 3, maxLength: 9 })

  fc.assert(
    fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 30 }), word, (words, typed) => {
      const allowed = typed.length <= 5 ? 1 : 2
      const nearest = (term: string) =>
        Math.min(...Array.from(term, (_, end) => (end < 1 ? Infinity : distance(term.slice(0, end + 1), typed))))

      const found = openTypoFinder(packTerms(words.toSorted()))(typed, true)

      expect(found.map(({ term }) => term)).toEqual(words.filter((term) => nearest(term) <= allowed).toSorted())
      for (const { term, typos } of found) expect(typos).toBe(nearest(term))
    }),
  )
})

/** Optimal string alignment, as the textbook has it. */
function distance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length
  const [restA, restB] = [a.slice(0, -1), b.slice(0, -1)]
  if (a.at(-1) === b.at(-1)) return distance(restA, restB)
  const swapped = a.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1)
  return (
    1 +
    Math.min(
      distance(restA, b),
      distance(a, restB),
      distance(restA, restB),
      swapped ? distance(a.slice(0, -2), b.slice(0, -2)) : Infinity,
    )
  )
}
