import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readMessages } from '../../scripts/assets/compile-messages.ts'
import { flatten } from '#tests/support/readers/database/flatten.ts'
import { textsIn, type Text } from '#tests/support/readers/languages/all-texts.ts'
import { asWord, glossaryLanguages, readGlossary } from '#tests/support/readers/languages/glossary.ts'

/** Where a pattern is found, with a few letters around it. */
const found = (texts: readonly Text[], pattern: RegExp): string[] =>
  texts.flatMap(({ place, text }) =>
    [...text.matchAll(new RegExp(pattern, `${pattern.flags.replace('g', '')}g`))].map(
      ({ index, 0: match }) => `${place}: ${text.slice(Math.max(0, index - 25), index + match.length + 15)}`,
    ),
  )

const plainBlanks = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')

describe.each(glossaryLanguages)('the words of docs/words/%s.md', (language) => {
  const terms = readGlossary(language)
  const texts = textsIn(language)
  const messages = readMessages('messages', language)

  test('EX-09 are thirty or more, the same in every language', () => {
    expect(terms.length).toBeGreaterThanOrEqual(30)
    expect(terms.map(({ german }) => german)).toEqual(readGlossary('es').map(({ german }) => german))
    expect(terms.filter(({ say, never }) => say === '' || never.length === 0)).toEqual([])
  })

  test('EX-09 are said, each where the table says so and somewhere at all', () => {
    const unsaid = terms.flatMap(({ say, keys }) =>
      keys.filter(
        (key) =>
          !plainBlanks(messages[key] ?? '')
            .toLowerCase()
            .includes(say.toLowerCase()),
      ),
    )
    const all = plainBlanks(texts.map(({ text }) => text).join('\n')).toLowerCase()

    expect(unsaid).toEqual([])
    expect(terms.filter(({ say }) => !all.includes(say.toLowerCase()))).toEqual([])
  })

  test('EX-09 F-61 what we never say stands nowhere', () => {
    const said = terms.flatMap(({ never }) =>
      never.flatMap((form) => {
        const word = asWord(form)
        return texts.filter(({ text }) => word.test(text)).map(({ place }) => `${form}: ${place}`)
      }),
    )

    expect(texts.length).toBeGreaterThan(2500)
    expect(said).toEqual([])
  })
})

test('EX-09 the reader of the glossary tells words from parts of words', () => {
  expect('Fût : traces légères').toMatch(asWord('fût'))
  expect('Votre\u202fpaiement').toMatch(asWord('votre paiement'))
  expect('payons davantage').not.toMatch(asWord('avantage'))
  expect('los aparatos eléctricos').not.toMatch(asWord('aparato'))
})

/** Everything that is read in some language, the office included. */
const everything = [
  ...['de', 'de-AT', 'es', 'fr', 'it'].flatMap(textsIn),
  ...globSync('content/at/*.md').map((place) => ({ place, text: readFileSync(place, 'utf8') })),
  ...globSync('messages/office/*.json').flatMap((file) =>
    Object.entries(flatten(JSON.parse(readFileSync(file, 'utf8')) as object)).map(([key, text]) => ({
      place: `${file} ${key}`,
      text,
    })),
  ),
]

test('EX-09 F-61 no words have a hyphen for a minus', () => {
  expect(found(everything, /(?<![\p{L}\p{N}{}…/_\]–-])-(?=[\d{]|\s?\d+\s?[%€])/u)).toEqual([])
})

test('EX-09 F-61 only the one formatter writes amounts, so that all have its minus', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))

  expect(files.filter((file) => /style: 'currency'/.test(readFileSync(file, 'utf8')))).toEqual([
    'src/shop/money/money.ts',
  ])
})

describe('EX-09 signs and spaces', () => {
  const french = textsIn('fr')
  const prose = french.map(({ place, text }) => ({
    place,
    // Times, addresses and marks of tables are no sentences.
    text: text.replaceAll(/https?:\S*|\d:\d\d|^::.*$|^\|? ?-[-| :]*$|mailto:/gm, ''),
  }))

  test('French has a narrow space before : ; ! ? and inside « »', () => {
    expect(found(prose, /[ \u00a0][:;!?»]|«[ \u00a0]/)).toEqual([])
    expect(found(prose, /[^\u202f\s:;!?…|*-][:;!?](?=\s|$|[*_)\]])|[^\u202f]»|«[^\u202f]/m)).toEqual([])
    expect(found(prose, /\u202f[:;!?»]|«\u202f/).length).toBeGreaterThan(800)
  })

  test('French parts thousands with a narrow space', () => {
    expect(found(french, /\d[ .\u00a0]\d{3}(?!\d)/)).toEqual([])
  })

  test.each(['es', 'fr'] as const)('%s has a no-break space before a percent sign', (language) => {
    expect(found(textsIn(language), /[\d}](?:[ \u202f])?%/)).toEqual([])
  })

  test('Italian has no space before a percent sign', () => {
    expect(found(textsIn('it'), /\s%/)).toEqual([])
  })

  test.each(glossaryLanguages)('%s has no break between a number and its unit', (language) => {
    expect(found(textsIn(language), /[\d}] (?:€|GB|Go|MB|Mo)(?![\p{L}])/u)).toEqual([])
  })

  test('Spanish opens every question and exclamation', () => {
    const unpaired = textsIn('es').filter(({ text }) =>
      ['¿?', '¡!'].some(([open, close]) => text.split(open!).length !== text.split(close!).length),
    )
    expect(unpaired.map(({ place }) => place)).toEqual([])
  })

  test.each(glossaryLanguages)('%s has its own quotes and apostrophes, and dots without a space', (language) => {
    expect(found(textsIn(language), /[“”„]|(?<=\p{L})'|'(?=\p{L})|\p{L} …$/mu)).toEqual([])
  })

  test.each(['es', 'it'] as const)('%s has no space inside its quotes', (language) => {
    expect(found(textsIn(language), /«\s|\s»/)).toEqual([])
  })
})
