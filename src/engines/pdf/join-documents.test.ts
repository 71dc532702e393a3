import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readPdf } from '#tests/support/readers/files/pdf.ts'
import { joinDocuments } from './join-documents.ts'
import { pdfPrinter } from './pdf-printer.ts'
import { readPdfFile } from './pdf-objects.ts'

const pdf = (title: string, rows: number) =>
  pdfPrinter.print({
    title,
    issuer: ['umlauf'],
    locale: 'de-DE',
    date: '2026-03-01T10:00:00Z',
    blocks: [{ kind: 'lines', lines: Array.from({ length: rows }, (_, row) => `${title} ${row} (1 0 R)`) }],
  })

test('joined documents are all their pages in order, and each says what it said alone', async () => {
  const alone = await Promise.all([pdf('Anna', 2), pdf('Berta', 90), pdf('Cora', 1)])
  const linesOf = (file: Uint8Array) => readPdf(file).lines.map(({ text }) => text)

  const joined = await pdfPrinter.join(alone)
  const parts = alone.map(readPdf)

  expect(readPdf(joined)).toMatchObject({
    pages: parts.reduce((sum, { pages }) => sum + pages, 0),
    width: parts[0]!.width,
    height: parts[0]!.height,
  })
  expect(linesOf(joined)).toEqual(alone.flatMap(linesOf))
})

test('nothing of the joined file is named that is not there, and every object stands where the table says', async () => {
  const bytes = await pdfPrinter.join([await pdf('Anna', 2), await pdf('Berta', 2)])
  const file = Buffer.from(bytes).toString('latin1')
  const { objects, root } = readPdfFile(bytes)

  expect(objects.get(root)!.head).toContain('/Type /Catalog')
  const named = [...objects.values()].flatMap(({ head }) =>
    [...head.matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id)),
  )
  expect(named.filter((id) => !objects.has(id))).toEqual([])
  const places = [...file.slice(file.lastIndexOf('xref\n0')).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) =>
    Number(at),
  )
  expect(places).toHaveLength(objects.size)
  for (const [index, place] of places.entries()) expect(file.startsWith(`${index + 1} 0 obj\n`, place)).toBe(true)
})

/** As newer programs write: small objects packed into one stream, the size of the paper said once for all pages. */
function packedDocument(): Uint8Array {
  const objects = [
    [1, '<< /Type /Catalog /Pages 2 0 R >>'],
    [2, '<< /Type /Pages /Count 1 /Kids [3 0 R] /MediaBox [0 0 283 425] /Resources << /Font << /F 5 0 R >> >> >>'],
    [3, '<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>'],
    [5, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
  ] as const
  let offset = 0
  const places = objects.map(([number, text]) => {
    const pair = `${number} ${offset}`
    offset += text.length + 1
    return pair
  })
  const head = `${places.join(' ')} `
  const packed = deflateSync(Buffer.from(head + objects.map(([, text]) => text).join(' '))).toString('latin1')
  const drawing = 'BT /F 12 Tf (endobj 9 0 R) Tj ET'
  return Buffer.from(
    `%PDF-1.5\n4 0 obj\n<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream\nendobj\n` +
      `6 0 obj\n<< /Type /ObjStm /N 4 /First ${head.length} /Filter /FlateDecode /Length ${packed.length} >>\n` +
      `stream\n${packed}\nendstream\nendobj\n` +
      '7 0 obj\n<< /Type /XRef /Root 1 0 R /Size 8 /W [1 2 1] /Length 0 >>\nstream\n\nendstream\nendobj\nstartxref\n0\n%%EOF',
    'latin1',
  )
}

test('a document whose objects are packed is joined as well, with what its pages have from their branch', () => {
  const { objects } = readPdfFile(joinDocuments([packedDocument(), packedDocument()]))
  const heads = [...objects.values()].map(({ head }) => head)

  expect(heads.filter((head) => /\/Type \/Page\b(?!s)/.test(head))).toEqual([
    expect.stringMatching(/\/Resources << \/Font << \/F \d 0 R >> >>.*\/MediaBox \[0 0 283 425\].*\/Parent 2 0 R/s),
    expect.stringMatching(/\/Parent 2 0 R/),
  ])
  expect([...objects.values()].filter(({ stream }) => stream.includes('(endobj 9 0 R) Tj'))).toHaveLength(2)
})

test('what is no document, or is locked, is refused', () => {
  expect(() => joinDocuments([Buffer.from('Hallo')])).toThrow('cannot be read')
  expect(() => joinDocuments([Buffer.from('%PDF-1.4\ntrailer << /Encrypt 3 0 R >>')])).toThrow('cannot be read')
  expect(() => joinDocuments([Buffer.from('%PDF-1.4\n')])).toThrow('no beginning')
})
