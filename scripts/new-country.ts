import { readdirSync, readFileSync, writeFileSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A country that exists, so that the platform knows its name, and that this project does not name anywhere. */
export const newCountry = { code: 'nl', language: 'nl', name: 'Niederlande' }

/** What is French in the file of France, and what it becomes. */
const facts: readonly [string, string][] = [
  ['export const fr =', 'export const nl ='],
  ["code: 'fr'", "code: 'nl'"],
  ["application: 'umlauf-fr'", "application: 'umlauf-nl'"],
  ["locale: 'fr_FR'", "locale: 'nl_NL'"],
  ["icuLocale: 'fr-FR'", "icuLocale: 'nl-NL'"],
  ["messages: 'fr'", "messages: 'nl'"],
  ["timeZone: 'Europe/Paris'", "timeZone: 'Europe/Amsterdam'"],
  ["domain: 'fr.", "domain: 'nl."],
  ['acheter.umlauf.example/fr', 'kopen.umlauf.example/nl'],
  ['https://fr.umlauf.example', 'https://nl.umlauf.example'],
  ["'UML-FR'", "'UML-NL'"],
  ['umlauf France <rachat@fr.', 'umlauf Nederland <inkoop@nl.'],
  ['service@fr.', 'service@nl.'],
  ["'^(0[1-9]|[1-8]\\\\d|9[0-8])\\\\d{3}$'", "'^\\\\d{4} ?[A-Z]{2}$'"],
  ["postalCodeExample: '75001'", "postalCodeExample: '1012 AB'"],
  ["ibanExample: 'FR14 2004 1010 0505 0001 3M02 606'", "ibanExample: 'NL91 ABNA 0417 1643 00'"],
  ["'manufacturers_fr'", "'manufacturers_nl'"],
  ["'devices_fr'", "'devices_nl'"],
  ["country: 'FR'", "country: 'NL'"],
  ["dial: '+3315555'", "dial: '+3120555'"],
]

const registry: readonly [string, string][] = [
  ["import { it } from './it.ts'\n", "import { it } from './it.ts'\nimport { nl } from './nl.ts'\n"],
  ['{ at, de, es, fr, it }', '{ at, de, es, fr, it, nl }'],
]

function replaced(text: string, pairs: readonly [string, string][]): string {
  return pairs.reduce((written, [from, to]) => {
    if (!written.includes(from)) throw new Error(`There is no “${from}” any more.`)
    return written.replace(from, () => to)
  }, text)
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** French with another e, so that what is still French on a page is seen. Values and the targets of links stay as they are. */
function inOtherWords(text: string): string {
  let depth = 0
  return text.replaceAll(/\]\([^)]*\)|\[\[[a-z]+\.\w+:|[{}e]/g, (sign) => {
    if (sign === 'e') return depth === 0 ? 'ē' : sign
    if (sign === '{') depth += 1
    if (sign === '}') depth -= 1
    return sign
  })
}

function translated(words: Json): Json {
  if (typeof words === 'string') return inOtherWords(words)
  if (Array.isArray(words)) return words.map(translated)
  if (words === null || typeof words !== 'object') return words
  return Object.fromEntries(Object.entries(words).map(([key, word]) => [key, translated(word)]))
}

/** Wherever something is said in French, it is said in the new language too. */
function spokenToo(seed: Json): Json {
  if (Array.isArray(seed)) return seed.map(spokenToo)
  if (seed === null || typeof seed !== 'object') return seed
  const own = Object.entries(seed).map(([key, value]) => [key, spokenToo(value)] as const)
  const french = seed['fr']
  return Object.fromEntries(french === undefined ? own : [...own, [newCountry.language, translated(french)]])
}

const seeds = ['seeds/catalogue/texts.json', 'seeds/questionnaires', 'seeds/questionnaires/overrides']

/** Adds the country to the project in a folder as the guide says, and tells which files that took. */
export function addCountry(project: string): string[] {
  const touched: string[] = []
  const read = (path: string) => readFileSync(join(project, path), 'utf8')
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(project, path)), { recursive: true })
    writeFileSync(join(project, path), text)
    touched.push(path)
  }
  const readJson = (path: string) => JSON.parse(read(path)) as Json
  const writeJson = (path: string, json: Json) => write(path, `${JSON.stringify(json, null, 2)}\n`)

  write('src/shop/countries/nl.ts', replaced(read('src/shop/countries/fr.ts'), facts))
  write('src/shop/countries/all.ts', replaced(read('src/shop/countries/all.ts'), registry))
  writeJson('messages/nl.json', translated(readJson('messages/fr.json')))

  for (const name of readdirSync(join(project, 'content/fr')))
    write(`content/nl/${name}`, inOtherWords(read(`content/fr/${name}`)))
  write('public/films/conditions.nl-NL.vtt', read('public/films/conditions.fr-FR.vtt'))
  for (const path of seeds) {
    const files = path.endsWith('.json') ? [path] : readdirSync(join(project, path)).map((name) => `${path}/${name}`)
    for (const file of files.filter((name) => name.endsWith('.json') && read(name).includes('"fr"')))
      writeJson(file, spokenToo(readJson(file)))
  }
  return touched
}

/** What somebody writes in the new language, and no code. */
export const isText = (path: string): boolean => /^(?:content|seeds|public\/films)\//.test(path)
