import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { drawingNames } from '#domain/content/texts/meanings.ts'

const sprite = await readFile('src/web/art/drawings.svg', 'utf8')

test('every drawing that a text may show is drawn, and no other', () => {
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name)

  expect(drawn.toSorted()).toEqual([...drawingNames].toSorted())
})

test('drawings carry no words, no styles and nothing from elsewhere, and take every colour from the page', () => {
  expect(sprite).not.toMatch(/<text|<style|style=|<script|<image|href|NaN|undefined/)
  const colours = [...sprite.matchAll(/\s(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour!)
  expect(colours.filter((colour) => colour !== 'none' && !colour.includes('var(--color-'))).toEqual([])
})
