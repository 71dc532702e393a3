import { expect, test } from 'vitest'
import { listSearch, readListQuery } from './list-query.ts'

const read = (search: string) => readListQuery(new URLSearchParams(search))

test('maker, series and page are read, and everything else is not', () => {
  expect(read('?maker=samsung&series=samsung-galaxy-s&page=2&foo=1')).toEqual({
    maker: 'samsung',
    series: 'samsung-galaxy-s',
    page: 2,
  })
})

test.each(['', '?maker=&page=', '?maker=Samsung', '?maker=a--b', '?maker=%22%3E', '?page=0', '?page=01', '?page=1000'])(
  'what has another shape counts as not given: %s',
  (search) => {
    expect(read(search)).toEqual({ page: 1 })
  },
)

test('an endless value counts as not given', () => {
  expect(read(`?maker=${'a'.repeat(121)}`)).toEqual({ page: 1 })
})

test('the same question is written in one way', () => {
  expect(listSearch(read('?page=2&maker=samsung&utm=x'))).toBe('?maker=samsung&page=2')
  expect(listSearch(read('?page=1'))).toBe('')
})
