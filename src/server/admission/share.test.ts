import { expect, test } from 'vitest'
import { countries } from '#shop/countries/all.ts'
import { modes } from '#shop/modes/all.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { shareOf } from './share.ts'

const ask = (method: string, address: string, office = false) => {
  const url = new URL(address, 'http://shop.test')
  const { pathname: path } = url
  return shareOf({ method, path, url, shop: { country: countries.de, mode: modes.default }, office })
}
const product = pathTo(countries.de, 'product', { pdp: 'apple-iphone-14-128-gb' })

test.each([
  ['GET', '/', 'kept'],
  ['GET', '/?q=iphone', 'others'],
  ['GET', product, 'kept'],
  ['GET', `${product}?utm_source=letter&gclid=1`, 'kept'],
  ['GET', `${product}?q=iphone`, 'others'],
  ['GET', '/no-such-page?utm_source=letter', 'others'],
  ['GET', '/api/towns/75001', 'sales'],
  ['GET', '/api/trades/token/label', 'sales'],
  ['GET', '/api/customers/addresses', 'sales'],
  ['GET', '/api/catalogue', 'others'],
  ['POST', '/searches', 'others'],
  ['GET', '/no-such-page', 'others'],
  ['GET', `${product}?OWNERSHIP=YES`, 'offers'],
  ['POST', '/api/offers', 'offers'],
  ['POST', product, 'offers'],
  ['POST', '/api/cart', 'sales'],
  ['GET', pathTo(countries.de, 'accountOverview'), 'sales'],
  ['POST', '/api/trades', 'sales'],
])('F-94 %s %s is one of the %s', (method, address, share) => {
  expect(ask(method, address)).toBe(share)
})

test('F-94 whatever colleagues ask is theirs', () => {
  expect(ask('GET', '/trades', true)).toBe('office')
  expect(ask('POST', '/trades', true)).toBe('office')
})
