import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { drawingNames } from '#domain/content/texts/meanings.ts'
import { sceneSizes } from './scenes.tsx'

const sprite = await readFile('src/web/art/drawings.svg', 'utf8')
const scenes = await readFile('src/web/art/scenes.svg', 'utf8')

test('every drawing that a text may show is drawn, and no other', () => {
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name)

  expect(drawn.toSorted()).toEqual([...drawingNames].toSorted())
})

test('drawings carry no words, no styles and nothing from elsewhere, and take every colour from the page', () => {
  expect(sprite).not.toMatch(/<text|<style|style=|<script|<image|href|NaN|undefined/)
  const colours = [...sprite.matchAll(/\s(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour!)
  expect(colours.filter((colour) => colour !== 'none' && !colour.includes('var(--color-'))).toEqual([])
})

const symbols = (file: string) =>
  [...file.matchAll(/<symbol id="([^"]+)" viewBox="0 0 (\d+) (\d+)"[\s\S]*?<\/symbol>/g)].map(
    ([text, name, width, height]) => ({
      text,
      name: name!,
      size: [Number(width), Number(height)],
    }),
  )

test('every scene that can be named is in the scenes, in its size, and no other', () => {
  const drawn = symbols(scenes).map(({ name, size }) => [name, size])

  expect(Object.fromEntries(drawn)).toEqual(sceneSizes)
})

test('scenes take every colour from the page, carry no words, and are small', () => {
  const colours = [...scenes.matchAll(/\s(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour!)
  const large = [...symbols(scenes), ...symbols(sprite)].filter(
    ({ name, text }) => name !== 'hero' && text.length > 3_000,
  )

  expect(scenes).not.toMatch(/<text|<style|style=|<script|<image|href/)
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
  expect([...symbols(scenes), ...symbols(sprite)].find((symbol) => symbol.name === name)?.text).toContain(skin)
})
