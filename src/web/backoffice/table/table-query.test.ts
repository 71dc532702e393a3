import { expect, test } from 'vitest'
import { readDay, readMonth } from './read-day.ts'
import { readTable, tableSearch } from './table-query.ts'

const table = {
  sorts: ['created', 'name'],
  usual: '-created',
  filters: { text: 'text', status: ['open', 'done'], from: 'day', month: 'month' },
} as const

const read = (search: string) => readTable(new URL(`https://office.example/list${search}`), table)

test.each([
  ['2026-11-01', '2026-11-01'],
  ['01.11.2026', '2026-11-01'],
  ['1.11.26', '2026-11-01'],
  ['1. 11. 2026', '2026-11-01'],
  ['01/11/2026', '2026-11-01'],
  ['29.02.2024', '2024-02-29'],
])('F-35 the day %s is understood', (typed, day) => expect(readDay(typed)).toBe(day))

test.each(['29.02.2025', '2026-99-99', '31.11.2026', '11.2026', 'gestern', '1.1.1', '０1.11.2026', '2026-11-01T00:00'])(
  'F-35 %s is no day',
  (typed) => expect(readDay(typed)).toBeUndefined(),
)

test('F-35 a month is understood in the same ways', () => {
  expect(['2026-11', '11.2026', '11/26', '1.2026'].map(readMonth)).toEqual(['2026-11', '2026-11', '2026-11', '2026-01'])
  expect(['13.2026', '2026', '2026-00', 'November'].map(readMonth)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('F-35 what was typed and is no day is kept beside the filters, and no word is said of a choice that does not exist', () => {
  const { filters, unread } = read('?from=gestern&month=13.2026&status=nonsense&text=ana')
  expect(filters).toEqual({ text: 'ana' })
  expect(unread).toEqual({ from: 'gestern', month: '13.2026' })
})

test('F-35 a file that was asked for with a date that nobody can read is refused', () => {
  expect(() => read('?from=gestern&format=csv')).toThrow()
  expect(read('?from=01.11.2026&format=csv').filters).toEqual({ from: '2026-11-01' })
})

test('an address keeps filters and order; a new order and a file begin with the first page', () => {
  const query = read('?status=open&sort=name&after=here')
  expect(tableSearch(query, {})).toBe('?status=open&sort=name&after=here')
  expect(tableSearch(query, { before: 'there' })).toBe('?status=open&sort=name&before=there')
  expect(tableSearch(query, { first: true })).toBe('?status=open&sort=name')
  expect(tableSearch(query, { sort: '-name' })).toBe('?status=open&sort=-name')
  expect(tableSearch(query, { format: 'csv' })).toBe('?status=open&sort=name&format=csv')
  expect(read('?after=one&before=other')).toMatchObject({ after: 'one', before: undefined })
})
