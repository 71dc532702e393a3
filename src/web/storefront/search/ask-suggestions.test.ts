import { expect, test } from 'vitest'
import { cents } from '#shop/money/money.ts'
import { withOffers } from './ask-suggestions.ts'
import { deviceOption } from './suggested-option.tsx'

const device = (model: string, size: string, upTo: number) => ({
  name: `${model} ${size}`,
  model,
  url: '',
  manufacturer: 'Apple',
  manufacturerId: 1,
  thumbnail: '/art/phone.svg',
  upTo: cents(upTo),
  offer: `up to ${upTo}`,
})

const found = [
  device('iPhone 14', '128 GB', 300),
  device('iPhone 14 Pro', '1 TB', 700),
  device('iPhone 14', '512 GB', 400),
]

test('EX-08 a model is suggested once, with the most that any of its sizes brings', () => {
  const options = withOffers(found).map((each) => deviceOption(each, '/', 'iphone 14'))

  expect(options.map(({ name, offer }) => [name, offer])).toEqual([
    ['iPhone 14', 'up to 400'],
    ['iPhone 14 Pro', 'up to 700'],
  ])
})

test('EX-08 whoever types a size sees what that size brings', () => {
  const [first] = withOffers(found)

  expect(deviceOption(first!, '/', 'iphone 14 128gb')).toMatchObject({ name: 'iPhone 14 128 GB', offer: 'up to 300' })
})

test('what the shop does not buy is suggested without an offer', () => {
  const { upTo: _, offer: __, ...unsold } = found[0]!

  expect(withOffers([unsold])[0]).toMatchObject({ model: 'iPhone 14', modelOffer: undefined })
})
