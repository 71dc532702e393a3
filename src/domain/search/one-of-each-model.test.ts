import { expect, test } from 'vitest'
import { oneOfEachModel } from './one-of-each-model.ts'

test('of each model the first variant stays, and the order of the models too', () => {
  const found = [
    { id: 1, manufacturerId: 1, model: 'iPhone 14' },
    { id: 2, manufacturerId: 1, model: 'iPhone 14 Pro' },
    { id: 3, manufacturerId: 1, model: 'iPhone 14' },
    { id: 4, manufacturerId: 2, model: 'iPhone 14' },
    { id: 5, manufacturerId: 1, model: 'iPhone 14 Pro' },
  ]

  expect(oneOfEachModel(found).map(({ id }) => id)).toEqual([1, 2, 4])
  expect(oneOfEachModel([])).toEqual([])
})
