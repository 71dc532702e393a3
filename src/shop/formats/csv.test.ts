import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCells } from '#tests/support/readers/csv.ts'
import { expectSteadyGrowth } from '#tests/support/readers/database/growth.ts'
import { decodeText, findColumns, quoteCell, readCsv, writeCsv } from './csv.ts'

const cellsOf = (text: string) => readCsv(text).rows.map(({ cells }) => cells)

test.each([
  ['commas', 'id,price\n1,2.50\n'],
  ['semicolons', 'id;price\r\n1;2.50\r\n'],
  ['tabs', 'id\tprice\r1\t2.50'],
  ['a mark in front', '\uFEFFid;price\n1;2.50'],
])('a table with %s is read', (_, text) => {
  expect(readCsv(text).header).toEqual(['id', 'price'])
  expect(cellsOf(text)).toEqual([['1', '2.50']])
})

test('a heading of two lines may hold other separators than the table', () => {
  const text = 'id;"price, net, rounded\nin euros"\n1;2.50\n'

  expect(readCsv(text).header).toEqual(['id', 'price, net, rounded\nin euros'])
  expect(cellsOf(text)).toEqual([['1', '2.50']])
})

test('a cell in quotation marks holds separators, quotation marks and lines', () => {
  const table = readCsv('name;note\n"5"" screen; black";"two\nlines"\n\nlast;x')

  expect(table.rows).toEqual([
    { line: 2, cells: ['5" screen; black', 'two\nlines'] },
    { line: 5, cells: ['last', 'x'] },
  ])
})

test('a quotation mark that nothing closes is told with its line', () => {
  expect(readCsv('a;b\n1;2\n3;"4\n5;6').unclosedLine).toBe(3)
})

test.each([
  ['UTF-8', new TextEncoder().encode('Gerät;Größe €')],
  ['Windows-1252', Uint8Array.from([...'Ger\u00E4t;Gr\u00F6\u00DFe \u0080'].map((letter) => letter.charCodeAt(0)))],
  ['UTF-16', Uint8Array.from(Buffer.from('\uFEFFGerät;Größe €', 'utf16le'))],
])('umlauts survive %s', (_, bytes) => {
  expect(decodeText(bytes)).toBe('Gerät;Größe €')
})

test.each(['=1+1', '+49', '-2', '@SUM(A1)', '\tx', "=cmd|' /C calc'!A0"])('%j is no formula when exported', (value) => {
  const cell = writeCsv([['a'], [value]]).split('\r\n')[1]!

  expect(cell.replace(/^"/, '')).toMatch(/^'/)
})

test('whatever is written is read again, but spaces around it, empty rows, and a quote before a formula, which is ours', () => {
  const cell = fc.string({
    unit: fc.constantFrom('a', 'ä', '"', ';', ',', '\n', '=', '+', '-', '@', "'", '€', ' ', '\t'),
  })
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
      const trimmed = rows.map((row) => row.map((each) => each.trim()))
      const meant = trimmed.map((row) => row.map((each) => each.replace(/^'(?=[=+\-@\t\r])/, '')))

      expect(cellsOf(writeCsv([['a', 'b'], ...trimmed]))).toEqual(
        meant.filter((row) => row.some((each) => each !== '')),
      )
    }),
  )
})

test('F-74 whatever is written for programs is read by others as it was', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string({ minLength: 1 }), fc.string()), { minLength: 1 }), (rows) => {
      const text = rows.map((row) => `${row.map((cell) => quoteCell(cell, ',')).join(',')}\r\n`).join('')

      expect(readCells(text, ',')).toEqual(rows)
    }),
  )
})

test('headings are found by any of their names, however they are written', () => {
  const names = { device: ['geraeteid', 'deviceid'], price: ['preis', 'price'], country: ['land'] }

  expect(findColumns(['Preis', 'Geräte-ID'], names)).toEqual({ device: 1, price: 0 })
})

test.each(['"', '""', '";', ';', '\n', 'a;"', '"a\n'])('rows of %j take no longer the more there are', (letters) => {
  expectSteadyGrowth((size) => void readCsv(letters.repeat(size)), 1_000)
})
