import { expect, test } from 'vitest'
import { wordsOf } from '#domain/speech/all-words.ts'
import { countries } from '#shop/countries/all.ts'
import { guideTo } from './subject-guide.ts'
import { subjects } from './subjects.ts'

test('S1.16 there are exactly ten subjects, each with a code that fits into a header', () => {
  expect(new Set(subjects).size).toBe(10)
  for (const subject of subjects) expect(subject).toMatch(/^[a-z]+(-[a-z]+)+$/)
})

test.each(Object.values(countries))(
  'S1.16 $code has a name of its own for each of the ten, and for no other',
  (country) => {
    const named = Object.entries(wordsOf(country)).filter(([key]) => key.startsWith('contact.subject.'))

    expect(named.map(([key]) => key.slice('contact.subject.'.length)).toSorted()).toEqual([...subjects].toSorted())
    expect(new Set(named.map(([, name]) => name)).size).toBe(10)
  },
)

test('a form without a subject asks for everything, one about a trade for its number', () => {
  expect(guideTo(undefined).asksTrade).toBe(true)
  expect(subjects.filter((subject) => guideTo(subject).asksTrade)).toEqual([
    'data-change',
    'return-questions',
    'payment-questions',
    'order-cancellation',
    'new-offer',
    'order-status',
  ])
})
