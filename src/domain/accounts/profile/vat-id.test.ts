import { expect, test } from 'vitest'
import { packedVatId, vatIdProblem } from './vat-id.ts'

const problemOf = (text: string) => vatIdProblem(packedVatId(text))

test.each(['DE136695976', 'DE123456788', 'de 136 695 976', ' DE-136.695.976 ', 'DE000000011', 'DE136695950'])(
  'S1.23 %s is a VAT id, however it is written',
  (text) => expect(problemOf(text)).toBeUndefined(),
)

test.each([
  ['', 'missing'],
  ['   ', 'missing'],
  ['136695976', 'invalid'],
  ['DE13669597', 'invalid'],
  ['DE1366959760', 'invalid'],
  ['ATU12345675', 'invalid'],
  ['DE13669597６', 'invalid'],
  ['DE136695977', 'mistyped'],
  ['DE123456789', 'mistyped'],
  // Two neighbours in the wrong order are the usual mistake.
  ['DE136659976', 'mistyped'],
])('S1.23 “%s” is none: %s', (text, problem) => expect(problemOf(text)).toBe(problem))

test('S1.23 every single wrong digit is noticed', () => {
  for (let place = 2; place < 11; place += 1) {
    const wrong = [...'0123456789'].map(
      (digit) => `DE136695976`.slice(0, place) + digit + 'DE136695976'.slice(place + 1),
    )
    expect(wrong.filter((each) => vatIdProblem(each) === undefined)).toEqual(['DE136695976'])
  }
})
