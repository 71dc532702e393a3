import { expect, test } from 'vitest'
import { orderRows } from './order-rows.ts'
import { readTable } from './table-query.ts'

const rows = [
  { name: 'Zebra', price: 3 },
  { name: 'Äpfel', price: null },
  { name: 'Birnen', price: 12 },
]
type Row = (typeof rows)[number]
const shown = {
  values: { name: (row: Row) => row.name, price: (row: Row) => row.price },
  keyOf: (row: Row) => row.name,
}
const table = { sorts: ['name', 'price'], usual: 'name', pageSize: 2 }

const page = (search: string) => orderRows(rows, readTable(new URL(`https://office.example/${search}`), table), shown)

const names = (search: string) => page(search).rows.map(({ name }) => name)

test('a short list is sorted as Germans do, and cut into pages', () => {
  expect(names('')).toEqual(['Äpfel', 'Birnen'])
  const { next } = page('')
  expect(names(`?after=${next}`)).toEqual(['Zebra'])
  expect(page(`?after=${next}`).next).toBeNull()
  expect(names(`?before=${page(`?after=${next}`).previous}`)).toEqual(['Äpfel', 'Birnen'])
})

test('whoever stands at a row that is gone, or nowhere, begins again', () => {
  for (const place of ['nonsense', Buffer.from('["Kirschen"]').toString('base64url')])
    expect([names(`?after=${place}`), names(`?before=${place}`)]).toEqual([names(''), names('')])
})

test('numbers are sorted as numbers, and what has none comes last either way', () => {
  expect(names('?sort=price')).toEqual(['Zebra', 'Birnen'])
  expect(names('?sort=-price')).toEqual(['Birnen', 'Zebra'])
  expect(names(`?sort=-price&after=${page('?sort=-price').next}`)).toEqual(['Äpfel'])
})
