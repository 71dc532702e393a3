import { expect, test } from 'vitest'
import { deriveWords } from './device-words.ts'

const lens = {
  name: 'E 50 mm f/1.8 for Sony',
  model: 'E 50 mm f/1.8 for Sony',
  manufacturer: 'Sigma',
  manufacturerId: 1,
  series: 'Art',
  category: 'Objektive',
  searchTerms: 'Objektiv SM-S911B',
}
const makers = new Map([
  ['sigma', new Set([1])],
  ['sony', new Set([2])],
])

const at = (device: typeof lens, place: string) =>
  deriveWords(device, makers).words.flatMap((word) => (word.place === place ? [word.text] : []))

test('the maker and the name are its words, but not the names of other makers', () => {
  expect(at(lens, 'name')).toEqual(['sigma', 'e', '50mm', 'f1.8', 'for'])
  expect(at(lens, 'derived')).toContain('sony')
})

test('series, category and search terms are its other words; a model number also without its first part', () => {
  expect(at(lens, 'terms')).toEqual(['art', 'objektive', 'objektiv', 'sms911b', 's911b'])
})

test.each([
  ['X-T4', ['t4', 'xt']],
  ['WH-1000XM4', ['1000xm4', 'xm4', '1000']],
  ['Z Fold5', ['fold', '5']],
  ['Z 6II', ['z6ii', '6', 'ii']],
  ['24-70 mm f/2.8', ['2470', '70', '24', '2.8']],
  ['iPhone 14 128 GB', ['128', 'iphone14']],
])('%s has derived words', (name, expected) => {
  expect(at({ ...lens, name }, 'derived')).toEqual(expect.arrayContaining(expected))
})

test('words of the model are told apart from maker, category and variant', () => {
  const phone = {
    ...lens,
    manufacturer: 'Apple',
    category: 'iPhone',
    model: 'iPhone 14 Pro',
    name: 'iPhone 14 Pro 1 TB',
  }

  expect(deriveWords(phone, makers).modelPositions).toEqual([2, 3])
})

test('a derived word knows the words of the name that it comes from', () => {
  const { words } = deriveWords({ ...lens, name: 'Z 6II' }, makers)

  expect(words.find(({ text }) => text === 'z6ii')).toEqual({ text: 'z6ii', place: 'derived', from: 1, to: 2 })
})
