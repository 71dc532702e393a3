import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packTerms, TermList } from './term-list.ts'

const word = fc.string({ unit: fc.constantFrom('a', 'b', '1', 'ж', '\uFFFF'), minLength: 1, maxLength: 5 })
const words = fc.uniqueArray(word, { maxLength: 40 }).map((each) => each.toSorted())

test('a list of terms knows each by its number, and nothing else', () => {
  fc.assert(
    fc.property(words, word, (terms, asked) => {
      const list = new TermList(packTerms(terms))

      expect(terms.map((_, number) => list.termAt(number))).toEqual(terms)
      expect(terms.map((term) => list.numberOf(term))).toEqual([...terms.keys()])
      expect(list.numberOf(asked)).toBe(terms.indexOf(asked))
      expect(list.has(asked)).toBe(terms.includes(asked))
    }),
  )
})

test('a list of terms knows which of them begin alike', () => {
  fc.assert(
    fc.property(words, word, (terms, beginning) => {
      const list = new TermList(packTerms(terms))
      const [low, high] = list.rangeOf(beginning)

      expect(terms.slice(low, high)).toEqual(terms.filter((term) => term.startsWith(beginning)))
      expect(list.beginsAny(beginning)).toBe(high > low)
    }),
  )
})
