import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { countries } from '#shop/countries/all.ts'
import { wordsIn } from './languages.ts'

test('F-70 a locale is spoken to in its own words, else in its language, else in German', () => {
  const words = { de: 'Tüte', 'de-AT': 'Sackerl', fr: 'sac' }

  expect(wordsIn(words, 'de_AT')).toEqual(['Sackerl', 'Tüte'])
  expect(wordsIn(words, 'fr_FR')).toEqual(['sac', 'Tüte'])
  expect(wordsIn(words, 'it_IT')).toEqual(['Tüte'])
})

/** Where a file says something in German, and in which languages it does not. */
function unsaid(json: unknown, languages: readonly string[], path = ''): string[] {
  if (typeof json !== 'object' || json === null) return []
  const here = 'de' in json ? languages.filter((language) => !(language in json)) : []
  return [
    ...here.map((language) => `${path} ${language}`),
    ...Object.entries(json).flatMap(([key, value]) => unsaid(value, languages, `${path}/${key}`)),
  ]
}

test('F-70 what the seeds say in German, they say in the language of every country', () => {
  const languages = [...new Set(Object.values(countries).map(({ messages }) => messages.replace(/-.*/, '')))]
  const files = globSync(['seeds/catalogue/texts.json', 'seeds/questionnaires/**/*.json'])

  expect(files.length).toBeGreaterThan(10)
  for (const file of files) expect(unsaid(JSON.parse(readFileSync(file, 'utf8')), languages), file).toEqual([])
})
