import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wantedText } from './wanted-text.ts'

test.each([
  ['  Nokia   3310! ', 'nokia 3310'],
  ['NOKIA 3310', 'nokia 3310'],
  ['„Tolino Vision 6”', 'tolino vision 6”'],
  ['Xiaomi 14T Pro+', 'xiaomi 14t pro+'],
  ['Caméra GoPro 13', 'caméra gopro 13'],
  ['iPhone 14 128 GB 2023', 'iphone 14 128 gb 2023'],
])('%j is counted as %j', (typed, text) => {
  expect(wantedText(typed)).toBe(text)
})

test.each([
  'ana@example.com',
  'nokia von ana @ example',
  '+49 170 1234567',
  'nokia, ruf an: 0170/123 45 67',
  '490154203237518',
  'imei 49-015420-323751-8',
  'DE89 3704 0044 0532 0130 00',
  'https://example.com/nokia',
  'www.example.com',
  '12',
  'ab',
  '12345',
  '…',
  '',
  'n'.repeat(61),
])('%j is not counted at all', (typed) => {
  expect(wantedText(typed)).toBeUndefined()
})

test('whatever is typed, what is kept is short, in one line, counted the same again, and holds no number of a person', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 100 }),
      fc.integer({ min: 1e6, max: 1e15 }),
      (text, number) => {
        const kept = wantedText(text)
        if (kept !== undefined) {
          expect(kept.length).toBeLessThanOrEqual(60)
          expect(kept).not.toMatch(/[\n\r\t@]/)
          expect(wantedText(kept)).toBe(kept)
        }
        expect(wantedText(`${text} ${number}`)).toBeUndefined()
      },
    ),
  )
})
