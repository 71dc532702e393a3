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
  expect(at(lens, 'maker')).toEqual(['sigma'])
  expect(at(lens, 'name')).toEqual(['e', '50mm', 'f1.8', 'for'])
  expect(at(lens, 'derived')).toContain('sony')
})

test('series, category and search terms are its other words; a model number also without its first part', () => {
  expect(at(lens, 'terms')).toEqual(['art', 'objektive', 'objektiv', 'sms911b', 's911b'])
})

test.each([
  ['X-T4', ['t4', 'xt']],
  ['WH-1000XM4', ['1000xm4', 'xm4', '1000']],
  ['Z Fold5', ['fold', '5']],
  ['Z 6II', ['6', 'ii']],
  ['24-70 mm f/2.8', ['2470', '70', '24', '2.8']],
  ['iPhone 14', ['i14']],
  ['Watch Series 6', ['s6']],
  ['ThinkPad T14 Gen 3', ['g3']],
])('%s has derived words', (model, expected) => {
  expect(at({ ...lens, name: model, model }, 'derived')).toEqual(expect.arrayContaining(expected))
})

test.each([
  ['Z 6II', ['z6ii']],
  ['Redmi Note 10', ['note10']],
  ['Surface Go', ['surfacego']],
  ['Moto G 5G', ['motog', 'g5g']],
  ['Pixel 9 Pro XL', ['pixel9', 'proxl']],
  ['Galaxy Z Flip5', ['galaxyz', 'zflip5']],
  ['Galaxy S II', ['galaxys', 'sii', 's2']],
  ['MacBook Air', []],
])('F-60 words of %s are also written as one', (model, expected) => {
  expect(at({ ...lens, name: `${model} 128 GB`, model }, 'joined')).toEqual(expected)
})

test('a short form that it is known by is one of them', () => {
  const camera = { ...lens, name: 'Alpha 6000', model: 'Alpha 6000', searchTerms: 'a6000' }

  expect(at(camera, 'joined')).toEqual(['alpha6000', 'a6000'])
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

test('the words of a variant are not those of the model', () => {
  expect(at({ ...lens, name: 'Z5 128 GB WiFi', model: 'Z5' }, 'variant')).toEqual(['128gb', 'wifi'])
})

test('F-60 a name that repeats its maker says it once, and that tells nothing of the model', () => {
  const phone = { ...lens, manufacturer: 'OnePlus', model: 'OnePlus 2', name: 'OnePlus 2 64 GB' }
  const { words, ownStart, modelPositions } = deriveWords(phone, makers)

  expect(words.filter(({ text }) => text === 'oneplus')).toHaveLength(1)
  expect({ ownStart, modelPositions }).toEqual({ ownStart: 0, modelPositions: [1] })
})

test('nobody says the revision of a model that is called like its series', () => {
  const console = { ...lens, manufacturer: 'Nintendo', model: 'Switch V2', name: 'Switch V2', series: 'Switch' }

  expect(deriveWords(console, makers).modelPositions).toEqual([1])
  expect(deriveWords({ ...console, series: 'Wii' }, makers).modelPositions).toEqual([1, 2])
})

test('words written as one know the words of the name that they come from', () => {
  const { words } = deriveWords({ ...lens, name: 'Z 6II', model: 'Z 6II' }, makers)

  expect(words.find(({ text }) => text === 'z6ii')).toEqual({ text: 'z6ii', place: 'joined', from: 1, to: 2 })
})
