import { describe, expect, test } from 'vitest'
import { markMatches, mentions } from './mark-matches.ts'

/** The name with the marked letters in brackets. */
const marked = (name: string, query: string): string =>
  markMatches(name, query)
    .map(({ text, matched }) => (matched ? `[${text}]` : text))
    .join('')

describe('letters of a name that were typed', () => {
  test.each([
    ['iPhone 14 Pro', 'iphone 14 pro', '[iPhone] [14] [Pro]'],
    ['iPhone 14 Pro', 'iphone14pro', '[iPhone] [14] [Pro]'],
    ['iPhone 14 Pro', 'IPHO', '[iPho]ne 14 Pro'],
    ['Galaxy S22 Ultra', 'galaxy s 22', '[Galaxy] [S][22] Ultra'],
    ['Samsung Galaxy S22', 's22', 'Samsung Galaxy [S][22]'],
    ['Télé X-T4', 'tele', '[Télé] X-T4'],
    ['PlayStation 5', 'xbox', 'PlayStation 5'],
    ['PlayStation 5', '', 'PlayStation 5'],
    ['', 'iphone', ''],
  ])('of “%s” for “%s” are %s', (name, query, expected) => {
    expect(marked(name, query)).toBe(expected)
  })

  test('a typo marks what is right of the word', () => {
    expect(marked('iPhone 14 Pro', 'iphnoe 14 pro')).toBe('[iPh]one [14] [Pro]')
    expect(marked('Galaxy S22', 'galxy')).toBe('[Gal]axy S22')
  })

  test('two words that happen to begin alike are not the same', () => {
    expect(marked('iPhone 14 Plus', 'pro')).toBe('iPhone 14 Plus')
    expect(marked('iPhone 14 Plus', '140')).toBe('iPhone 14 Plus')
  })

  test('nothing of the name is lost, whatever is typed', () => {
    for (const query of ['(', '\\', 'i i i', '14 1 4', 'é', '😀', 'pro max 128 gb'])
      expect(
        markMatches('Pro Max 128 GB (2022) é', query)
          .map(({ text }) => text)
          .join(''),
      ).toBe('Pro Max 128 GB (2022) é')
  })
})

test('a size counts as mentioned when it was typed in full', () => {
  expect(mentions('iphone 14 256gb', '256 GB')).toBe(true)
  expect(mentions('iphone 14 2', '256 GB')).toBe(false)
  expect(mentions('iphone', '')).toBe(false)
})
