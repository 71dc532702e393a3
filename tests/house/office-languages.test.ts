import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readOfficeMessages } from '../../scripts/assets/compile-messages.ts'
import { officeLanguages, type OfficeLanguage } from '#shop/messages/office-language.ts'
import { germanWordsIn, germanWords } from '#tests/support/readers/languages/german-words.ts'
import { phrasesIn, placeholdersIn } from '#tests/support/readers/languages/message-parts.ts'

const german = readOfficeMessages('messages', 'de')
const others = (Object.keys(officeLanguages) as OfficeLanguage[]).filter((language) => language !== 'de')

describe.each(others)('ME-10 the words of the office in %s', (language) => {
  const messages = readOfficeMessages('messages', language)

  test('are under the same keys as the German ones, those that it shares with the storefronts included', () => {
    expect(Object.keys(messages).toSorted()).toEqual(Object.keys(german).toSorted())
    expect(Object.keys(messages).length).toBeGreaterThan(2_000)
  })

  test('compile, and take the same placeholders', () => {
    const differing = Object.keys(german).filter(
      (key) => placeholdersIn(messages[key] ?? '').join() !== placeholdersIn(german[key]!).join(),
    )

    expect(differing).toEqual([])
  })

  test('have no empty text', () => {
    expect(Object.keys(messages).filter((key) => messages[key]!.trim() === '')).toEqual([])
  })

  test('are translated, none is copied', () => {
    const isSentence = (key: string) => phrasesIn(messages[key]!).some((phrase) => phrase.length > 12)

    expect(Object.keys(messages).filter((key) => isSentence(key) && messages[key] === german[key])).toEqual([])
  })

  test('quote as the language does, and leave straight apostrophes to the machine', () => {
    expect(Object.keys(messages).filter((key) => /[„']/.test(messages[key]!))).toEqual([])
  })
})

test('ME-10 the reader of German words finds them, and lets what is marked as German pass', () => {
  expect(germanWords.size).toBeGreaterThan(1_500)
  expect(germanWordsIn('<main><h1>Rule set</h1><p>Start a new version</p></main>')).toEqual([])
  expect(germanWordsIn('<main><p>Neue <b>Fassung</b> beginnen</p></main>')).toEqual(['neue', 'fassung', 'beginnen'])
  expect(germanWordsIn('<main><p lang="de">Neue Fassung</p><img alt="Gerät"/></main>')).toEqual(['gerät'])
})

/** The claim to the carrier is German. */
const inOneLanguage = ['cases/claim-file.ts']

/** How fields for day and time want it, whatever anybody reads. */
const forMachines = ['frame/office-time.ts']

test('ME-10 one place of the office says how days, numbers and names are written', () => {
  const files = globSync('src/web/backoffice/**/*.{ts,tsx}')
    .map((file) => file.replace('src/web/backoffice/', ''))
    .filter((file) => !file.endsWith('.test.ts'))
  const writing = files.filter((file) =>
    /\bIntl\.|toLocale\w*String\(|'(?:de|en)-[A-Z]{2}'|#shop\/countries\/country-name/.test(
      readFileSync(`src/web/backoffice/${file}`, 'utf8'),
    ),
  )

  expect(writing.toSorted()).toEqual(['frame/formats.ts', ...inOneLanguage, ...forMachines].toSorted())
})
