import { expect, test } from 'vitest'
import { isId, newId } from './ids.ts'

test('an id is a UUID of version 7 that begins with its moment', () => {
  const id = newId(new Date('2026-03-05T10:00:00.123Z'))

  expect(isId(id)).toBe(true)
  expect(id[14]).toBe('7')
  expect('89ab').toContain(id[19])
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(Date.parse('2026-03-05T10:00:00.123Z'))
})

test('ids of the same moment differ and keep their order, ids of a later moment sort behind', () => {
  const moment = new Date('2026-03-05T10:00:00Z')
  const ids = Array.from({ length: 1000 }, () => newId(moment))

  expect(new Set(ids).size).toBe(1000)
  expect(ids.toSorted()).toEqual(ids)
  for (const id of ids) expect(id < newId(new Date(moment.getTime() + 1))).toBe(true)
})

test.each(['', 'x', '0192f3a1-0000-7000-8000-00000000000', "0192f3a1-0000-7000-8000-000000000000'"])(
  '%j is no id',
  (text) => expect(isId(text)).toBe(false),
)
