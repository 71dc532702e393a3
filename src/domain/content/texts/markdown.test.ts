import { describe, expect, test } from 'vitest'
import { expectSteadyGrowth } from '#tests/growth.ts'
import { readMarkdown } from './markdown.ts'
import { safeHref } from './markdown-inline.ts'

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
      { kind: 'heading', level: 2, children: [text('So geht es')] },
      paragraph(text('Erste Zeile geht weiter.')),
      { kind: 'heading', level: 3, children: [text('Genauer')] },
      { kind: 'list', ordered: false, items: [[text('eins')], [text('zwei gehört dazu')]] },
      { kind: 'list', ordered: true, items: [[text('zuerst')], [text('dann')]] },
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
  ])('takes no longer than its length, however often it repeats %j', (piece) => {
    // Longer texts would measure how the machine tidies up its memory.
    expectSteadyGrowth((size) => readMarkdown(piece.repeat(size / piece.length)), 2_000)
  })
})

test('a link leads to a path, a site or a mailbox', () => {
  expect(safeHref('/verkaufen/handy?a=1#b')).toBe('/verkaufen/handy?a=1#b')
  expect(safeHref('https://example.com/a b')).toBeUndefined()
  expect(safeHref('https://example.com/a')).toBe('https://example.com/a')
  expect(safeHref('mailto:hallo@example.com')).toBe('mailto:hallo@example.com')
  expect(safeHref('mailto:hallo@example.com?bcc=eve@example.com')).toBeUndefined()
})
