import { expect, test } from 'vitest'
import { orderRows } from './order-rows.ts'
import { readTable } from './table-query.ts'

const rows = [
  { name: 'Zebra', price: 3 },
  { name: 'Äpfel', price: null },
  { name: 'Birnen', price: 12 },
]
const values = { name: (row: { name: string }) => row.name, price: (row: { price: number | null }) => row.price }
const table = { sorts: ['name', 'price'], usual: 'name', pageSize: 2 }

const names = (search: string) =>
  orderRows(rows, readTable(new URL(`https://office.example/${search}`), table), values).rows.map(({ name }) => name)

test('a short list is sorted as Germans do, and cut into pages', () => {
  expect(names('')).toEqual(['Äpfel', 'Birnen'])
  expect(names('?page=2')).toEqual(['Zebra'])
  expect(names('?page=3')).toEqual([])
})

test('numbers are sorted as numbers, and what has none comes last either way', () => {
  expect(names('?sort=price')).toEqual(['Zebra', 'Birnen'])
  expect(names('?sort=-price')).toEqual(['Birnen', 'Zebra'])
  expect(names('?sort=-price&page=2')).toEqual(['Äpfel'])
})
