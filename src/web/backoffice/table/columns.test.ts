import { expect, test } from 'vitest'
import { movedColumn, shownColumns } from './columns.ts'

const columns = [{ name: 'number' }, { name: 'seller' }, { name: 'email', optional: true }]
const names = (asked: string[]) => shownColumns(columns, asked).map(({ name }) => name)

test('OP-11 a list shows the columns that were asked for, in that order, and the usual ones otherwise', () => {
  expect(names([])).toEqual(['number', 'seller'])
  expect(names(['email', 'number'])).toEqual(['email', 'number'])
  expect(names(['nobody', 'seller'])).toEqual(['seller'])
  expect(names(['nobody'])).toEqual(['number', 'seller'])
})

test('OP-11 a column goes one place up or down, and no further than to an end', () => {
  expect(movedColumn(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b'])
  expect(movedColumn(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c'])
  expect(movedColumn(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c'])
  expect(movedColumn(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c'])
})
