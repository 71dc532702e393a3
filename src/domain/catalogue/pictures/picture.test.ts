import { expect, test } from 'vitest'
import { altFields, MAX_ALT, movedBy, readAlt, type AltForm } from './picture.ts'

const typed = (change: Partial<AltForm>) =>
  readAlt({ ...(Object.fromEntries(altFields.map((field) => [field, ''])) as AltForm), ...change })

test('what a picture shows is one line per language; what is empty is left out', () => {
  expect(typed({ 'alt.de_DE': '  Von\r\nvorn ', 'alt.fr_FR': ' ' })).toEqual({ ok: true, alt: { de_DE: 'Von vorn' } })
  expect(typed({ 'alt.es_ES': 'x'.repeat(MAX_ALT) })).toMatchObject({ ok: true })
  expect(typed({ 'alt.es_ES': 'x'.repeat(MAX_ALT + 1) })).toEqual({ ok: false, problems: { 'alt.es_ES': 'too-long' } })
})

test.each([
  ['b', -1, 'bac'],
  ['b', 1, 'acb'],
  ['a', -1, 'abc'],
  ['c', 1, 'abc'],
  ['x', 1, 'abc'],
] as const)('%s moves by %i places', (id, by, after) => {
  expect(movedBy(['a', 'b', 'c'], id, by).join('')).toBe(after)
})
