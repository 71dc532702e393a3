import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectSteadyGrowth } from '#tests/support/readers/database/growth.ts'
import { attribute, escapeXml, readXml, UnreadableXml } from './xml.ts'

test('F-74 one reader tells what a document says, whatever prefixes it chose', () => {
  expect([...readXml(`\uFEFF<?xml version="1.0"?><!-- <no> --><x:a b='>'>1 &lt; 2<c/><![CDATA[<&]]></x:a>`)]).toEqual([
    { kind: 'open', name: 'a', attributes: " b='>'" },
    { kind: 'text', text: '1 < 2' },
    { kind: 'open', name: 'c', attributes: '' },
    { kind: 'close', name: 'c' },
    { kind: 'text', text: '<&' },
    { kind: 'close', name: 'a' },
  ])
})

test('whatever is written is read again', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (text) => {
      const [open, inside] = readXml(`<a b="${escapeXml(text)}">${escapeXml(text)}</a>`)

      expect(inside).toEqual({ kind: 'text', text })
      expect(open?.kind === 'open' && attribute(open.attributes, 'b')).toBe(text)
    }),
  )
})

test('of a text not more is read than wanted, and no half of a character', () => {
  expect([...readXml('123456', 3), ...readXml('12&#65;', 4), ...readXml('<![CDATA[123456]]>', 3)]).toEqual([
    { kind: 'text', text: '123' },
    { kind: 'text', text: '12' },
    { kind: 'text', text: '123' },
  ])
})

test.each(['<!DOCTYPE a>', '<!ENTITY a "b">', '<a', '<!-- ', '<![CDATA[', '&a;', '&', '&lt', '&#x110000;'])(
  '%s is refused',
  (document) => {
    expect(() => [...readXml(document)]).toThrow(UnreadableXml)
  },
)

test.each(['<a>', '</a>', '<!---->', '<a b="', '&amp;', '<![CDATA[]]>', '<??>'])(
  'documents of %s take no longer the more there are',
  (letters) => {
    expectSteadyGrowth((size) => {
      try {
        for (const _ of readXml(letters.repeat(size)));
      } catch (error) {
        expect(error).toBeInstanceOf(UnreadableXml)
      }
    }, 1_000)
  },
)
