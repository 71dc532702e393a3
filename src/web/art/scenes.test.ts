import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sceneSizes } from './scenes.tsx'

const sprite = readFileSync(new URL('./scenes.svg', import.meta.url), 'utf8')
const drawings = readFileSync(new URL('./drawings.svg', import.meta.url), 'utf8')

const symbols = (file: string) =>
  [...file.matchAll(/<symbol id="([^"]+)" viewBox="0 0 (\d+) (\d+)"[\s\S]*?<\/symbol>/g)].map(
    ([text, name, width, height]) => ({
      text,
      name: name!,
      size: [Number(width), Number(height)],
    }),
  )

test('every scene that can be named is in the sprite, in its size, and no other', () => {
  const drawn = symbols(sprite).map(({ name, size }) => [name, size])

  expect(Object.fromEntries(drawn)).toEqual(sceneSizes)
})

test('scenes take every colour from the page, carry no words, and are small', () => {
  const colours = [...sprite.matchAll(/\s(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour!)
  const large = [...symbols(sprite), ...symbols(drawings)].filter(
    ({ name, text }) => name !== 'hero' && text.length > 3_000,
  )

  expect(sprite).not.toMatch(/<text|<style|style=|<script|<image|href/)
  expect(colours.filter((colour) => colour !== 'none' && !colour.includes('var(--color-'))).toEqual([])
  expect(large.map(({ name }) => name)).toEqual([])
})

/** Mixed of the page's accent and surface: warm in every skin, darker in the dark. */
const skin = 'color-mix(in oklab, var(--color-accent) 40%, var(--color-surface))'

test.each([
  'describe',
  'parcel',
  'inspection',
  'payout',
  'how-quote',
  'how-send',
  'how-paid',
  'packing-wrap',
  'packing-box',
  'packing-label',
])('somebody is at work in %s', (name) => {
  expect([...symbols(sprite), ...symbols(drawings)].find((symbol) => symbol.name === name)?.text).toContain(skin)
})
