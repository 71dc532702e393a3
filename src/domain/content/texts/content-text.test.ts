import { describe, expect, test } from 'vitest'
import { readContentFile } from './content-file.ts'
import { publishProblems } from './content-text.ts'
import type { Meanings } from './meanings.ts'

const meanings: Meanings = {
  facts: { 'days.offer': { text: '14', open: false }, 'contact.email': { text: 'a@example.com', open: false } },
  links: { 'topic:terms': '/content/agb' },
}

const problemsOf = (text: string) => publishProblems({ title: 'Titel', description: 'Worum es geht.', text }, meanings)

describe('a text may be shown', () => {
  test('with everything that it can count on', () => {
    const text = [
      '{days.offer} Tage, [AGB](topic:terms), [Mail](mailto:{contact.email}), [[Nummer]]',
      '![Karton](drawing:packing-box)',
      '::stored-things',
      String.raw`\{keine Angabe\}`,
    ].join('\n')

    expect(problemsOf(text)).toEqual({})
  })

  test.each([
    ['Am {days.ofer}', 'unknown-fact', '{days.ofer}'],
    ['Am {was auch immer}', 'unknown-fact', '{was auch immer}'],
    ['[hier](topic:agb)', 'unknown-link', 'topic:agb'],
    ['[hier](screen:checkout)', 'unknown-link', 'screen:checkout'],
    ['[hier](javascript:alert)', 'link-not-safe', 'javascript:alert'],
    ['[hier](mailto:{days.offer})', 'link-not-safe', 'mailto:{days.offer}'],
    ['![Foto](drawing:photo)', 'unknown-drawing', '![Foto](drawing:photo)'],
    ['![Foto](https://example.com/a.png)', 'unknown-drawing', '![Foto](https://example.com/a.png)'],
    ['mitten ![drin](drawing:packing-box) im Satz', 'unknown-drawing', '![drin](drawing:packing-box)'],
    ['::rechner', 'unknown-piece', '::rechner'],
    ['[[offen', 'unread-brackets', '[[offen'],
    ['[[eins [zwei] drei]]', 'unread-brackets', '[[eins [zwei] drei]]'],
  ])('not with %s', (text, problem, what) => {
    expect(problemsOf(text)).toEqual({ text: problem, what })
  })
})

describe('a file', () => {
  test('has a title, a description and a text', () => {
    expect(
      readContentFile('\uFEFF# Über uns\r\n\r\n> Wer wir sind\r\n> und was wir tun.\r\n\r\n## Wir\r\n\r\nText'),
    ).toEqual({
      title: 'Über uns',
      description: 'Wer wir sind und was wir tun.',
      text: '## Wir\n\nText',
    })
  })

  test.each(['', 'Ohne Titel', '# Titel\n\nohne Beschreibung', '> Beschreibung\n\n# Titel'])('is none: %j', (file) => {
    expect(readContentFile(file)).toBeUndefined()
  })
})
