import { expect, test } from 'vitest'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { keepUnchanging } from './keep-unchanging.ts'

const one = useEngines()
const other = useEngines()

/** Says what was asked for, and notes it. */
function noting() {
  const asked: number[][] = []
  const find = keepUnchanging(async (_, names: readonly number[]) => {
    asked.push([...names])
    return names.filter((name) => name > 0).map((name) => [name, `body of ${name}`] as const)
  })
  return { asked, find }
}

test('what was read once is not asked for again, in a transaction neither', async () => {
  const { asked, find } = noting()
  await find(one().db, [1, 2])

  const found = await one()
    .db.transaction()
    .execute((tx) => find(tx, [2, 3, 3]))

  expect([...found]).toEqual([
    [2, 'body of 2'],
    [3, 'body of 3'],
  ])
  expect(asked).toEqual([[1, 2], [3]])
})

test('what is not there yet is asked for every time, and another database is asked for itself', async () => {
  const { asked, find } = noting()
  for (const engines of [one(), one(), other()]) expect([...(await find(engines.db, [0, 1])).keys()]).toEqual([1])

  expect(asked).toEqual([[0, 1], [0], [0, 1]])
})

test('more than is ever needed at a time is answered whole, but not kept', async () => {
  const { asked, find } = noting()
  const names = Array.from({ length: 150 }, (_, name) => name + 1)

  expect((await find(one().db, names)).size).toBe(150)
  await find(one().db, [1, 150])

  expect(asked).toEqual([names, [1]])
})
