import { describe, expect, test } from 'vitest'
import { expectSteadyGrowth } from '#tests/support/readers/database/growth.ts'
import { readMarkdown as read } from './markdown.ts'
import type { Meanings } from './meanings.ts'
import { safeHref } from './safe-href.ts'

const meanings: Meanings = {
  facts: {
    'merchant.name': { text: 'Muster GmbH', open: true },
    'contact.email': { text: 'hallo@example.com', open: false },
    'days.offer': { text: '14', open: false },
  },
  links: { 'topic:terms': '/content/agb', 'screen:home': '/' },
}

const readMarkdown = (typed: string) => read(typed, meanings)

const text = (words: string) => ({ kind: 'text', text: words })
const paragraph = (...children: object[]) => ({ kind: 'paragraph', children })

describe('a text', () => {
  test('has headings, paragraphs, lists and tables', () => {
    const blocks = readMarkdown(
      [
        '## So geht es',
        'Erste Zeile',
        'geht weiter.',
        '',
        '### Genauer',
        '- eins',
        '- zwei',
        '  gehört dazu',
        '1. zuerst',
        '2. dann',
        '',
        '| Land | Tage |',
        '|---|---:|',
        '| DE | 14 |',
      ].join('\r\n'),
    )

    expect(blocks).toEqual([
      { kind: 'heading', level: 2, id: 'so-geht-es', children: [text('So geht es')] },
      paragraph(text('Erste Zeile geht weiter.')),
      { kind: 'heading', level: 3, children: [text('Genauer')] },
      { kind: 'list', ordered: false, start: 1, items: [[text('eins')], [text('zwei gehört dazu')]] },
      { kind: 'list', ordered: true, start: 1, items: [[text('zuerst')], [text('dann')]] },
      {
        kind: 'table',
        head: [[text('Land')], [text('Tage')]],
        rows: [[[text('DE')], [text('14')]]],
      },
    ])
  })

  test('stresses words and links to places', () => {
    expect(readMarkdown('Ganz **wichtig und *sehr* eilig**: [lies das](/agb) bitte.')).toEqual([
      paragraph(
        text('Ganz '),
        {
          kind: 'strong',
          children: [text('wichtig und '), { kind: 'emphasis', children: [text('sehr')] }, text(' eilig')],
        },
        text(': '),
        { kind: 'link', href: '/agb', children: [text('lies das')] },
        text(' bitte.'),
      ),
    ])
  })

  test('keeps what was begun and not ended, what is no mark, and what was escaped', () => {
    expect(readMarkdown('**offen und 3 * 4 * 5 = 60')).toEqual([paragraph(text('**offen und 3 * 4 * 5 = 60'))])
    expect(readMarkdown(String.raw`\*kein\* Stern, [kein Link]`)).toEqual([
      paragraph(text('*kein* Stern, [kein Link]')),
    ])
    expect(readMarkdown('# Zu groß')).toEqual([paragraph(text('# Zu groß'))])
    expect(readMarkdown('  \n\n')).toEqual([])
  })
})

describe('what a text counts on', () => {
  test('is filled in: facts, links by meaning, and places that are still open', () => {
    expect(readMarkdown('{merchant.name} wartet {days.offer} Tage: [[Registergericht]], [AGB](topic:terms).')).toEqual([
      paragraph(
        { kind: 'open', text: 'Muster GmbH', setting: 'merchant.name' },
        text(' wartet 14 Tage: '),
        { kind: 'open', text: 'Registergericht' },
        text(', '),
        { kind: 'link', href: '/content/agb', children: [text('AGB')] },
        text('.'),
      ),
    ])
    expect(readMarkdown('[{contact.email}](mailto:{contact.email})')).toEqual([
      paragraph({ kind: 'link', href: 'mailto:hallo@example.com', children: [text('hallo@example.com')] }),
    ])
  })

  test('F-34 a gap names the setting that fills it, and asks in its own words until then', () => {
    const gaps = (facts: Meanings['facts']) => read('Tel. [[support.phone: Nummer]] gilt.', { facts, links: {} })

    expect(gaps({})).toEqual([
      paragraph(text('Tel. '), { kind: 'open', text: 'Nummer', setting: 'support.phone' }, text(' gilt.')),
    ])
    expect(gaps({ 'support.phone': { text: '+49 30 1', open: false } })).toEqual([
      paragraph(text('Tel. +49 30 1 gilt.')),
    ])
    // A colon alone names no setting.
    expect(readMarkdown('[[Stand: Monat]]')).toEqual([paragraph({ kind: 'open', text: 'Stand: Monat' })])
  })

  test('F-34 what does not apply goes with its label, its row, its line and an empty chapter', () => {
    const waived = { facts: { 'say.no': { text: '', open: false, waived: true } }, links: {} }
    const typed = [
      'Es bleibt. Dazu: [[say.no: x]]',
      'Nur [[say.no: x]].',
      '[[say.no: x]]',
      '- **Name:** [[say.no: x]]',
      '| a | b |\n|---|---|\n| c | [[say.no: x]] |\n| d | e |',
      '## Leer\n\n[[say.no: x]]',
      '## Voll\n\nJa',
    ].join('\n\n')

    expect(read(typed, waived)).toEqual([
      paragraph(text('Es bleibt.')),
      paragraph(text('Nur.')),
      { kind: 'table', head: [[text('a')], [text('b')]], rows: [[[text('d')], [text('e')]]] },
      { kind: 'heading', level: 2, id: 'voll', children: [text('Voll')] },
      paragraph(text('Ja')),
    ])
  })

  test('are drawings and pieces on lines of their own', () => {
    expect(readMarkdown('Vorher\n![Ein Karton](drawing:packing-box)\nnachher\n::eco-calculator')).toEqual([
      paragraph(text('Vorher')),
      { kind: 'drawing', name: 'packing-box', shows: 'Ein Karton' },
      paragraph(text('nachher')),
      { kind: 'piece', name: 'eco-calculator' },
    ])
  })

  test('stays as it was typed where there is no such thing', () => {
    for (const typed of [
      '{merchant.nam}',
      '{constructor}',
      '{__proto__}',
      '[AGB](topic:agb)',
      '[Weg](screen:constructor)',
      '![Ein Bild](drawing:photo)',
      '::nothing',
    ]) {
      expect(JSON.stringify(readMarkdown(typed)), typed).not.toMatch(/"(link|open|drawing|piece)"/)
      expect(readMarkdown(typed)).toEqual([paragraph(text(typed))])
    }
    expect(readMarkdown(String.raw`\{days.offer\}`)).toEqual([paragraph(text('{days.offer}'))])
  })

  test('underscores stress words, but not within one', () => {
    expect(readMarkdown('_sehr_ gut, snake_case_name')).toEqual([
      paragraph({ kind: 'emphasis', children: [text('sehr')] }, text(' gut, snake_case_name')),
    ])
  })

  test('every great heading has a name of its own, in letters of addresses', () => {
    const ids = readMarkdown('## Größe & Maß: Été?\n## Größe & Maß: Été?\n## Menú\n## ?\n### Klein').map((block) =>
      'id' in block ? block.id : undefined,
    )

    expect(ids).toEqual(['groesse-mass-ete', 'groesse-mass-ete-2', 'menu-2', 'part', undefined])
  })

  test('a list that goes on after a picture counts on', () => {
    const starts = readMarkdown('1. eins\n\n![Karton](drawing:packing-box)\n\n2. zwei').map((block) =>
      block.kind === 'list' ? block.start : 0,
    )

    expect(starts).toEqual([1, 0, 2])
  })
})

describe('a hostile text', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[klick](javascript:alert(1))',
    '[klick](JaVaScRiPt:alert)',
    '[klick](data:text/html;base64,PHN2Zz4=)',
    '[klick](//evil.example)',
    String.raw`[klick](/\evil.example)`,
    '[klick](http://plain.example)',
    '[klick](https://user:secret@evil.example)',
    '[klick](vbscript:x)',
  ])('is text and nothing else: %s', (typed) => {
    const [block] = readMarkdown(typed)

    expect(JSON.stringify(block)).not.toContain('"link"')
    expect(block?.kind).toBe('paragraph')
  })

  test.each([
    '[',
    '*',
    '**a',
    '[a](',
    '[a](b',
    '|',
    '| a |\n|---|\n',
    '- \n',
    '#',
    '\\',
    '\n\n',
    'a\n\n',
    '- a\n  b\n',
    '[[',
    '[[a',
    '{',
    '{a',
    '_',
    '_a',
    '![a](drawing:',
    '::a\n',
  ])('takes no longer than its length, however often it repeats %j', (piece) => {
    // Longer texts would measure how the machine tidies up its memory.
    expectSteadyGrowth((size) => readMarkdown(piece.repeat(size / piece.length)), 2_000)
  })
})

test('a thousand equal headings get their names as quickly as one each', () => {
  expectSteadyGrowth((size) => readMarkdown('## a\n'.repeat(size / 5)), 4_000)
})

test('a link leads to a path, a site or a mailbox', () => {
  expect(safeHref('/verkaufen/handy?a=1#b')).toBe('/verkaufen/handy?a=1#b')
  expect(safeHref('https://example.com/a b')).toBeUndefined()
  expect(safeHref('https://example.com/a')).toBe('https://example.com/a')
  expect(safeHref('mailto:hallo@example.com')).toBe('mailto:hallo@example.com')
  expect(safeHref('mailto:hallo@example.com?bcc=eve@example.com')).toBeUndefined()
})
