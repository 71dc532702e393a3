import { expect, test } from 'vitest'
import { readCaptions } from '#tests/support/readers/languages/film-captions.ts'
import { drawFrame, filmSeconds, framesPerSecond, glassGrades, housingGrades } from './film.ts'

const moments = Array.from({ length: filmSeconds * framesPerSecond }, (_, frame) => frame / framesPerSecond)

test('S1.14 no picture of the film has words in it, so that every language can have it', () => {
  expect(moments.filter((second) => /<text|<tspan|<image|href=/.test(drawFrame(second)))).toEqual([])
})

test('every picture of the film can be drawn', () => {
  expect(moments.filter((second) => /NaN|undefined|Infinity|false/.test(drawFrame(second)))).toEqual([])
})

test('the film ends at rest', () => {
  expect(drawFrame(filmSeconds - 1)).toBe(drawFrame(filmSeconds))
  expect(drawFrame(filmSeconds - 3)).not.toBe(drawFrame(filmSeconds))
})

test('S1.14 the captions name each grade when the film comes to it', () => {
  const cues = readCaptions('de-DE')
  const named = cues.filter(({ text }) => /^[A-D]:/.test(text)).map(({ from }) => from)
  const ofHousing = cues.filter(({ text }) => /\bA keine\b|^C sichtbare/.test(text))

  expect(named).toEqual(glassGrades.slice(0, 4))
  expect(ofHousing.map(({ from, to }) => [from <= housingGrades[0]!, to > housingGrades[1]!])).toEqual([
    [true, true],
    [false, true],
  ])
})
