import { expect, test } from 'vitest'
import { checkRows } from './check-rows.ts'
import type { RawRow } from './model-row.ts'

const cells = {
  category: 'smartphone',
  manufacturer: 'Samsung',
  series: 'Galaxy S',
  model: 'Galaxy S9+',
  released: '2018-03',
  variants: '64 GB|256 GB',
  prices: '42|55.50',
  numbers: 'SM-G965F',
  aliases: 's9 plus|es:s9 más',
}

const row = (changes: Partial<Record<string, string>> = {}, line = 2): RawRow => ({
  source: 'mine.csv',
  line,
  cells: { ...cells, ...changes } as Record<string, string>,
})

test('one line becomes one model with all its variants', () => {
  const { rows, problems } = checkRows([row()])

  expect(problems).toEqual([])
  expect(rows).toEqual([
    {
      category: 'smartphone',
      manufacturer: 'Samsung',
      series: 'Galaxy S',
      model: 'Galaxy S9+',
      released: { year: 2018, month: 3 },
      variants: [
        { variant: '64 GB', name: 'Galaxy S9+ 64 GB', url: 'samsung-galaxy-s9-plus-64-gb', price: 4200 },
        { variant: '256 GB', name: 'Galaxy S9+ 256 GB', url: 'samsung-galaxy-s9-plus-256-gb', price: 5550 },
      ],
      numbers: ['SM-G965F'],
      aliases: [
        { language: null, text: 's9 plus' },
        { language: 'es', text: 's9 más' },
      ],
      screen: null,
    },
  ])
})

test('a model without variants is one device, and a month may be unknown', () => {
  const { rows } = checkRows([row({ variants: '', prices: '42', released: '2018' })])

  expect(rows[0]).toMatchObject({
    released: { year: 2018, month: null },
    variants: [{ variant: '', name: 'Galaxy S9+', url: 'samsung-galaxy-s9-plus' }],
  })
})

test.each([
  [{ category: 'toaster' }, 'category', 'must be one of iphone, smartphone'],
  [{ model: '' }, 'model', 'is missing'],
  [{ released: '03/2018' }, 'released', 'such as 2022-09'],
  [{ released: '2018-13' }, 'released', 'such as 2022-09'],
  [{ prices: '42' }, 'prices', '1 values for 2 variants'],
  [{ prices: '42|55,50' }, 'prices', '“55,50” is not an amount'],
  [{ prices: '42|-1' }, 'prices', '“-1” is not an amount'],
  [{ prices: '42|999999' }, 'prices', '“999999” is not an amount'],
  [{ screen: 'large' }, 'screen', '393x852@3'],
  [{ manufacturer: 'Uebersicht' }, 'model', 'begins like an overview'],
  [{ colour: 'red' }, 'colour', 'is not a column'],
])('%o is refused with its line and column', (changes, column, message) => {
  const { problems } = checkRows([row(changes, 17)])

  expect(problems).toContainEqual({ source: 'mine.csv', line: 17, column, message: expect.stringContaining(message) })
})

test('every mistake of a line is told at once', () => {
  const { problems } = checkRows([row({ category: 'toaster', released: 'soon', prices: 'much' })])

  expect(problems.map(({ column }) => column)).toEqual(['category', 'released', 'prices', 'prices'])
})

test('two lines must not mean the same device, nor put a series into two categories', () => {
  const { problems } = checkRows([
    row(),
    row({ model: 'Galaxy S9 Plus' }, 3),
    row({ model: 'Tab', category: 'tablet' }, 4),
  ])

  expect(problems).toContainEqual(
    expect.objectContaining({ line: 3, message: expect.stringContaining('already on line 2') }),
  )
  expect(problems).toContainEqual(
    expect.objectContaining({ line: 4, column: 'series', message: expect.stringContaining('a series of smartphone') }),
  )
})
