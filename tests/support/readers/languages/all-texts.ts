import { globSync, readFileSync } from 'node:fs'
import { readMessages } from '../../../../scripts/assets/compile-messages.ts'

/** A text that visitors, sellers or companies read, and where it stands. */
export type Text = { place: string; text: string }

/** For search engines only: people search in words that we would not use. */
const unread = new Set(['metaKeywords', 'searchTerms'])

/** What stands under the name of a language, however deep. */
function textsBelow(value: unknown, language: string, place: string, isOwn = false): Text[] {
  if (typeof value === 'string') return isOwn ? [{ place, text: value }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    unread.has(name) ? [] : textsBelow(inner, language, `${place} ${name}`, isOwn || name === language),
  )
}

/** Names of values, settings and links in it are not words, nor are the times of a film. */
const withoutNames = (text: string): string =>
  text
    .replaceAll(/\{[\w.]+\}/g, '{}')
    .replaceAll(/\[\[[\w.]+: /g, '[[')
    .replaceAll(/!?(\[[^\]]*\])\([^)]*\)/g, '$1')
    .replaceAll(/^.*-->.*$/gm, '')

/** All that the shop brings along in a language: its messages and letters, the merchant's texts, the catalogue, the questions, the film. */
export function textsIn(language: string): Text[] {
  const messages = Object.entries(readMessages('messages', language)).map(([place, text]) => ({ place, text }))
  const files = globSync([`content/${language}/*.md`, `public/films/*.${language}-*.vtt`])
  const seeds = globSync(['seeds/catalogue/texts.json', 'seeds/questionnaires/**/*.json'])
  return [
    ...messages,
    ...files.map((place) => ({ place, text: readFileSync(place, 'utf8') })),
    ...seeds.flatMap((place) => textsBelow(JSON.parse(readFileSync(place, 'utf8')), language, place)),
  ].map(({ place, text }) => ({ place, text: withoutNames(text) }))
}
