import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { planted } from './all.ts'

test('F-82 every planted bug still fits the shop: its text stands once in its file, and its tests are there', () => {
  const outdated = planted.filter(
    ({ file, from, to, tests }) =>
      from === to ||
      !existsSync(file) ||
      readFileSync(file, 'utf8').split(from).length !== 2 ||
      tests.length === 0 ||
      !tests.every((path) => existsSync(path)),
  )

  expect(outdated.map(({ name }) => name)).toEqual([])
  expect(new Set(planted.map(({ name }) => name)).size).toBe(planted.length)
})
