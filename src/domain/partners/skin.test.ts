import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, isReadableOnWhite, MIN_CONTRAST } from './accent.ts'
import { skinOf, type Skin } from './skin.ts'

const colours = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`)
  .filter(isReadableOnWhite)

/** What stands on what. */
const pairs: [keyof Skin, keyof Skin][] = [
  ['ink', 'paper'],
  ['ink', 'brand-soft'],
  ['ink-soft', 'sunken'],
  ['brand', 'paper'],
  ['brand', 'surface'],
  ['brand', 'sunken'],
  ['brand', 'brand-soft'],
  ['brand-strong', 'brand-soft'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-strong'],
  ['accent-ink', 'accent-soft'],
  ['focus', 'paper'],
]

test('whatever colour that can be read on white a partner has, his pages can be read by day and by night', () => {
  fc.assert(
    fc.property(colours, (accent) => {
      for (const skin of Object.values(skinOf(accent))) {
        for (const [word, ground] of pairs) {
          expect(contrast(skin[word], skin[ground]), `${accent} ${word}`).toBeGreaterThanOrEqual(MIN_CONTRAST)
        }
      }
    }),
  )
})

test('links in notices and banners can be read, too', async () => {
  const tokens = await readFile('src/web/styles/tokens.css', 'utf8')
  const [light = '', dark = ''] = tokens.split('prefers-color-scheme: dark')
  const soft = (css: string) =>
    [...css.matchAll(/--color-(?:success|warning|danger|info)-soft: (#\w{6})/g)].map(([, it]) => it!)

  fc.assert(
    fc.property(colours, (accent) => {
      const skin = skinOf(accent)
      for (const ground of soft(light)) expect(contrast(skin.light.brand, ground)).toBeGreaterThanOrEqual(MIN_CONTRAST)
      for (const ground of soft(dark)) expect(contrast(skin.dark.brand, ground)).toBeGreaterThanOrEqual(MIN_CONTRAST)
    }),
  )
  expect([...soft(light), ...soft(dark)]).toHaveLength(8)
})

test('a colour that can be read everywhere by day is taken as it is', () => {
  expect(skinOf('#264b73').light.brand).toBe('#264b73')
})
