import { expect, test } from 'vitest'
import { readPdf } from '#tests/support/readers/files/pdf.ts'
import { pdfPrinter } from './pdf-printer.ts'
import type { PrintedDocument } from './printed-document.ts'

const document = (rows: number): PrintedDocument => ({
  title: 'Ankaufsbeleg B-26-001017',
  issuer: ['umlauf', 'Musterstraße 1', '12345 Musterstadt'],
  locale: 'de-DE',
  date: '2026-03-01T10:00:00Z',
  blocks: [
    { kind: 'facts', rows: [{ name: 'Nummer', value: 'B-26-001017' }] },
    { kind: 'heading', text: 'Gekauft' },
    {
      kind: 'sums',
      rows: Array.from({ length: rows }, (_, index) => ({
        name: `Gerät ${index + 1}`,
        detail: `IMEI ${index}`,
        amount: `${index},00 €`,
      })),
      total: { name: 'Summe', amount: '1,00 €' },
    },
    { kind: 'paragraph', text: 'Ein Satz, der länger ist als eine Zeile. '.repeat(8).trim() },
    { kind: 'lines', lines: ['Ana Muster', 'Ringstraße 7b'] },
  ],
})

test('a document is printed with everything that it says, in the order in which it is read', async () => {
  const pdf = readPdf(await pdfPrinter.print(document(2)))
  const text = pdf.lines.map((line) => line.text).join('\n')

  expect(pdf).toMatchObject({ pages: 1, language: 'de-DE', title: 'Ankaufsbeleg B-26-001017' })
  for (const said of ['Nummer', 'Gerät 1', 'IMEI 1', '1,00 €', 'Summe', 'Ana Muster', 'Musterstraße 1'])
    expect(text).toContain(said)
  expect(pdf.roles.filter((role) => role.startsWith('H'))).toEqual(['H1', 'H2'])
})

test('what does not fit on a page goes on on the next, and nothing leaves the paper', async () => {
  const pdf = readPdf(await pdfPrinter.print(document(99)))
  const text = pdf.lines.map((line) => line.text)

  expect(pdf.pages).toBeGreaterThan(2)
  for (let row = 1; row <= 99; row += 1) expect(text).toContain(`Gerät ${row}`)
  for (const { left, right, bottom, text: said } of pdf.lines) {
    expect(left, said).toBeGreaterThan(0)
    expect(right, said).toBeLessThan(pdf.width)
    expect(bottom, said).toBeLessThan(pdf.height)
  }
})

test('the same document is the same file', async () => {
  const [one, other] = await Promise.all([pdfPrinter.print(document(3)), pdfPrinter.print(document(3))])

  expect(Buffer.compare(one, other)).toBe(0)
})
