import { expect, test } from 'vitest'
import { answersSearch, isAboutOneVisitor, readAnswers, withoutAnswer } from './answers-address.ts'

const read = (search: string) => readAnswers(new URLSearchParams(search))

test('S2.48 answers go into the address and come back the same', () => {
  const answers = { OWNERSHIP: ['YES'], DEFECTS: ['CAMERA_REAR', 'AUDIO'], ACCESSORIES: [] }
  const search = answersSearch(answers)

  expect(search).toBe('?OWNERSHIP=YES&DEFECTS=CAMERA_REAR&DEFECTS=AUDIO&ACCESSORIES=')
  expect(read(search)).toEqual(answers)
})

test('S2.48 a list of boxes is answered with what is ticked, also if it is nothing', () => {
  expect(read('?DEFECTS=')).toEqual({ DEFECTS: [] })
  expect(read('?DEFECTS=&DEFECTS=AUDIO')).toEqual({ DEFECTS: ['AUDIO'] })
})

test('no answers are no query', () => {
  expect(answersSearch({})).toBe('')
  expect(read('')).toEqual({})
})

test('an offer that will be replaced is carried along', () => {
  expect(answersSearch({ NEW: ['USED'] }, { replaces: 'an-id' })).toBe('?NEW=USED&replaces=an-id')
})

test('whatever is no question is left out', () => {
  expect(read('?gclid=1&offer=2&New=3&__proto__=4&constructor=5&1A=6&A-B=7')).toEqual({})
})

test('one answer is taken back and the others stay', () => {
  const answers = { NEW: ['USED'], POWER: ['YES'], LIQUID: ['NO'] }

  expect(withoutAnswer(answers, 'POWER')).toEqual({ NEW: ['USED'], LIQUID: ['NO'] })
  expect(withoutAnswer(answers, 'OTHER')).toEqual(answers)
})

test.each([
  ['?NEW=USED', true],
  ['?ACCESSORIES=', true],
  ['?offer=1', true],
  ['?replaces=1', true],
  ['?lane=steps', true],
  ['?gclid=1&utm_source=x', false],
  ['?New=USED', false],
  ['', false],
])('a page asked for with “%s” is one visitor’s: %s', (search, expected) => {
  expect(isAboutOneVisitor(new URLSearchParams(search))).toBe(expected)
})
