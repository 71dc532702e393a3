import { expect, test } from 'vitest'
import { idIn, iriOf, pagedCollection } from './json-ld.ts'

const id = '0198c0de-7a11-7000-8000-00000000beef'

test.each([
  [iriOf('addresses', id), id],
  [id, id],
  ['', ''],
  [null, ''],
  [undefined, ''],
  [iriOf('people', id), iriOf('people', id)],
  [`https://evil.example${iriOf('addresses', id)}`, `https://evil.example${iriOf('addresses', id)}`],
])('S7.21 the id in %j is %j', (text, expected) => {
  expect(idIn('addresses', text)).toBe(expected)
})

const viewOf = (page: number, total: number) => {
  const { view } = pagedCollection('trade_history', [], { page, itemsPerPage: 10, total })
  const short = Object.entries(view).map(([name, text]) => [name, Number(/page=(\d+)/.exec(text)?.[1])])
  return Object.fromEntries(short)
}

test.each([
  [1, 0, { '@id': 1, first: 1, last: 1 }],
  [1, 10, { '@id': 1, first: 1, last: 1 }],
  [1, 11, { '@id': 1, first: 1, next: 2, last: 2 }],
  [2, 21, { '@id': 2, first: 1, previous: 1, next: 3, last: 3 }],
  [3, 21, { '@id': 3, first: 1, previous: 2, last: 3 }],
  [9, 21, { '@id': 9, first: 1, previous: 3, last: 3 }],
])('S7.20 page %d of %d things leads to those around it', (page, total, expected) => {
  expect(viewOf(page, total)).toEqual(expected)
})
