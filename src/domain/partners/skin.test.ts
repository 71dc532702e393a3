import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, isReadableOnWhite, LEAST_CONTRAST } from './accent.ts'
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

test('whatever colour a partner has, his pages can be read by day and by night', () => {
  fc.assert(
    fc.property(colours, (accent) => {
      for (const skin of Object.values(skinOf(accent))) {
        for (const [word, ground] of pairs) {
          expect(contrast(skin[word], skin[ground]), `${accent} ${word}`).toBeGreaterThanOrEqual(LEAST_CONTRAST)
        }
      }
    }),
  )
})

test('a colour that can be read everywhere by day is taken as it is', () => {
  expect(skinOf('#264b73').light.brand).toBe('#264b73')
})
