import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const lists = ['src/web/styles/font.css', 'src/web/styles/shop.css', 'src/web/styles/office.css']

const importedBy = (list: string): string[] =>
  [...readFileSync(list, 'utf8').matchAll(/@import '(.+?)'/g)].map(([, place = '']) => join(dirname(list), place))

test('F-74 every file of styles stands in one of the three sheets, once', () => {
  expect([...lists, ...lists.flatMap(importedBy)].toSorted()).toEqual(globSync('src/web/**/*.css').toSorted())
})

test('F-74 no file of styles is longer than a file of code may be', () => {
  const long = globSync('src/web/**/*.css').filter((file) => readFileSync(file, 'utf8').split('\n').length > 300)

  expect(long).toEqual([])
})
