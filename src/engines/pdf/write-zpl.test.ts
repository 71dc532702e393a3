import { expect, test } from 'vitest'
import { readZpl } from '#tests/support/services/servers/label-printer.ts'
import { writeZpl } from './write-zpl.ts'

test('OP-14 a label in ZPL is read back as it was written', () => {
  const stickers = [
    { code: 'T-26-004711-2', text: 'Pixel 7 Pro, 128 GB' },
    { code: 'P-A-03-2', text: '' },
    { code: '00340434123456789012', text: 'T-26-004711 · Ana Muster' },
  ]
  expect(readZpl(writeZpl(stickers))).toEqual(stickers.map(({ code, text }) => ({ bars: [code], lines: [code, text] })))
})

test('what looks like a command stays a text', () => {
  const text = 'a^XZ ~JA _5E \\ b'
  const zpl = writeZpl([{ code: 'P-A', text }])
  expect(zpl.match(/\^XZ/g)).toHaveLength(1)
  expect(zpl).not.toContain('~JA')
  expect(readZpl(zpl)[0]!.lines[1]).toBe(text)
})

test('the bars fit on the label, however long the code is', () => {
  for (const length of [4, 13, 20, 30]) {
    const [, left, unit] = /\^FO(\d+),16\^BY(\d)/.exec(writeZpl([{ code: 'X'.repeat(length), text: '' }]))!
    expect(Number(left) + Number(unit) * (11 * length + 35)).toBeLessThanOrEqual(456)
  }
})
