import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { iconNames } from './icon-names.ts'

test('every icon that can be named is drawn in the sprite, and no other', () => {
  const sprite = readFileSync(new URL('./icons.svg', import.meta.url), 'utf8')

  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name)

  expect(drawn.toSorted()).toEqual(iconNames.toSorted())
})
