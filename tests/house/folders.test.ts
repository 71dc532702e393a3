import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'

/** More than this in one folder, and nobody sees any more what belongs together. */
const MAX_FILES = 20

const files = globSync(['src/**/*.*', 'tests/**/*.*', 'scripts/**/*.*', 'bench/**/*.*']).filter(
  (file) => !file.endsWith('.snap'),
)

test('HO-02 F-72 no folder of the program, its tests or scripts has more than twenty files of its own', () => {
  const folders = Object.entries(Object.groupBy(files, (file) => dirname(file)))
  const crowded = folders.filter(([, inside]) => inside!.length > MAX_FILES)

  expect(folders.length).toBeGreaterThan(100)
  expect(crowded.map(([folder, inside]) => `${folder}: ${inside!.length}`)).toEqual([])
})

test('HO-02 F-72 nothing lies loose in src but type declarations, and nothing in tests but the page about them', () => {
  const loose = files.filter((file) => ['src', 'tests'].includes(dirname(file)) && !/\.d\.ts$|README\.md$/.test(file))

  expect(loose).toEqual([])
})
