import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { businessDrawings } from './business-art.tsx'

test('every drawing for companies that can be named is in the sprite, in its size, and no other', () => {
  const sprite = readFileSync(new URL('./business.svg', import.meta.url), 'utf8')

  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)" viewBox="0 0 (\d+) (\d+)"/g)]

  expect(drawn.map(([, name, width, height]) => [name, [Number(width), Number(height)]])).toEqual(
    Object.entries(businessDrawings),
  )
})
