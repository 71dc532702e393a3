import { writeArchive } from './spreadsheets.ts'
import { samplePhotos, withSize } from './sample-photos.ts'
import type { VisitOptions } from './visit.ts'

const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'
const MULTIPART = 'multipart/form-data; boundary=x'
const FULL = 60_000
const HUGE = 15_000_000
const FULL_FILE = 5_000_000

const part = (head: string, body: string | Uint8Array): Uint8Array =>
  Buffer.concat([
    Buffer.from(`--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(body as string),
    Buffer.from('\r\n'),
  ])

const withFile = (field: string, name: string, bytes: Uint8Array): Uint8Array =>
  Buffer.concat([part(`name="${field}"; filename="${name}"`, bytes), Buffer.from('--x--\r\n')])

const workbook = (sheet: string): Uint8Array =>
  writeArchive([
    { name: 'xl/workbook.xml', text: '<workbook><sheets><sheet r:id="a"/></sheets></workbook>' },
    { name: 'xl/_rels/workbook.xml.rels', text: '<r><Relationship Id="a" Target="sheet.xml"/></r>' },
    { name: 'xl/sheet.xml', text: sheet },
  ])

const emptyPngParts = (): Uint8Array => {
  const { bytes } = samplePhotos.png
  const empty = Buffer.from([0, 0, 0, 0, 0x49, 0x44, 0x41, 0x54, 0, 0, 0, 0])
  return Buffer.concat([
    bytes.subarray(0, 33),
    Buffer.concat(Array.from({ length: 300_000 }, () => empty)),
    bytes.subarray(33),
  ])
}

const jpegOf = (...repeated: number[]): Uint8Array => {
  const { bytes } = samplePhotos.jpeg
  return Buffer.concat([bytes.subarray(0, -3), Buffer.alloc(FULL_FILE, Buffer.from(repeated))])
}

const webpOfParts = (): Uint8Array => {
  const parts = Buffer.alloc(FULL_FILE, Buffer.from('ABCD\0\0\0\0'))
  const whole = Buffer.concat([samplePhotos.webp.bytes, parts])
  whole.writeUInt32LE(whole.length - 8, 4)
  return whole
}

/** Pages that are their own parents, and a table of contents that points at itself. */
const pdfOfCircles = (): string =>
  `%PDF-1.7\n${'1 0 obj<</Type/Pages/Kids[1 0 R]/Parent 1 0 R/Prev 9>>endobj '.repeat(FULL_FILE / 70)}startxref\n9\n%%EOF`

const openDocument = (rows: string): Uint8Array =>
  writeArchive([
    { name: 'mimetype', text: 'application/vnd.oasis.opendocument.spreadsheet' },
    {
      name: 'content.xml',
      text: `<office:document-content><office:body><office:spreadsheet><table:table>${rows}</table:table></office:spreadsheet></office:body></office:document-content>`,
    },
  ])

const repeatedCells =
  '<table:table-row table:number-rows-repeated="9999999"><table:table-cell table:number-columns-repeated="9999999"><text:p>x</text:p></table:table-cell></table:table-row>'

/** Has the headings of prices and of redirects. */
const table = (rows: number): string =>
  `id;preis;von;nach\n${Array.from({ length: rows }, (_, n) => `${n};${n},00;/old-${n};/new-${n}`).join('\n')}`

const bookings =
  '<Ntry><Amt>1.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><NtryDtls><TxDtls><Refs><EndToEndId>P</EndToEndId></Refs></TxDtls></NtryDtls></Ntry>'

const statement = (): string =>
  `<Document><BkToCstmrStmt><Stmt>${bookings.repeat(75_000)}</Stmt></BkToCstmrStmt></Document>`

const post = (type: string, body: string | Uint8Array): VisitOptions => ({
  method: 'POST',
  body,
  headers: { 'content-type': type },
})

/** What somebody sends who wants others to wait: as much of it as a kind of body allows, or far more. */
export const worstBodies: Record<string, () => VisitOptions> = {
  'fields without end': () => post(FORM, 'a=1&'.repeat(HUGE / 4)),
  'as many fields as fit': () => post(FORM, 'a=1&'.repeat(FULL / 4)),
  'one long field': () => post(FORM, `message=${'%F0%9F%98%80'.repeat(FULL / 12)}`),
  'a text of links': () => post(FORM, `message=${'http://a.b%20www.'.repeat(FULL / 17)}&email=${'a.'.repeat(1_000)}@`),
  'parts without end': () => post(MULTIPART, part('name="a"', '1').toString().repeat(100_000)),
  'a part without end': () => post(MULTIPART, part('name="a"', '\r\n-'.repeat(HUGE / 3))),
  'a name without end': () => post(MULTIPART, part(`name="${';'.repeat(HUGE)}"`, '1')),
  'a head of many lines': () => post(MULTIPART, part(`name="a"\r\n${'x: 1\r\n'.repeat(HUGE / 7)}`, '1')),
  'deep JSON': () => post(JSON_TYPE, '['.repeat(FULL / 2) + ']'.repeat(FULL / 2)),
  'deep objects': () => post(JSON_TYPE, '{"a":'.repeat(FULL / 6) + '1' + '}'.repeat(FULL / 6)),
  'many keys': () =>
    post(JSON_TYPE, `{${Array.from({ length: FULL / 8 }, (_, n) => `"k${n}":1`).join()}`.slice(0, FULL) + '}'),
  'one long key': () => post(JSON_TYPE, JSON.stringify({ ['x'.repeat(FULL)]: 1 })),
  'long texts': () =>
    post(
      JSON_TYPE,
      JSON.stringify({
        email: `${'a.'.repeat(9_000)}@`,
        message: 'http://'.repeat(1_500),
        zip: ' '.repeat(9_000),
        items: Array.from({ length: 5_000 }, () => 1),
      }),
    ),
  'JSON without end': () => post(JSON_TYPE, '['.repeat(HUGE)),
  'many cookies': () => ({ ...post(FORM, 'a=1'), headers: { 'content-type': FORM, cookie: 'a=1; '.repeat(2_500) } }),
  'long cookies': () => ({
    ...post(FORM, 'a=1'),
    headers: { 'content-type': FORM, cookie: `visitor=${'%'.repeat(12_000)}` },
  }),
  'many headers': () => ({
    ...post(FORM, 'a=1'),
    headers: { 'content-type': FORM, ...Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`x-${n}`, '1'])) },
  }),
  'a long list of languages': () => ({
    ...post(FORM, 'a=1'),
    headers: {
      'content-type': FORM,
      'accept-language': 'de;q=0.1,'.repeat(1_200),
      accept: 'text/html;q=0.1,'.repeat(80),
    },
  }),
}

const files: Record<string, () => string | Uint8Array> = {
  'a file of line ends': () => Buffer.alloc(FULL_FILE, '\r'),
  'a spreadsheet of empty cells': () =>
    workbook(`<worksheet><sheetData>${'<c/>'.repeat(5_500_000)}</sheetData></worksheet>`),
  'an archive that unpacks to nothing but zeros': () =>
    writeArchive([{ name: 'content.xml', text: '0'.repeat(24_000_000) }]),
  'a table that repeats one cell without end': () => openDocument(repeatedCells),
  'a table of empty rows': () => openDocument('<table:table-row/>'.repeat(1_000_000)),
  'a table of separators': () => Buffer.alloc(FULL_FILE, ';'),
  'a table of one cell': () => `"${'x'.repeat(FULL_FILE)}"`,
  'a table of quotation marks': () => `"${'"'.repeat(FULL_FILE)}"`,
  'a long table': () => table(4_900),
  'a very long table': () => table(49_000),
  'a statement of a bank': statement,
  'a statement without a floor': () => '<a>'.repeat(3_000_000),
  'a statement that defines words': () =>
    `<!DOCTYPE a [${'<!ENTITY a "&b;&b;">'.repeat(100_000)}]><Document>&a;</Document>`,
  'a picture of many pixels': () => withSize(samplePhotos.png.bytes, 'png', 20_000),
  'a picture of many parts': emptyPngParts,
  'a picture of marks': () => jpegOf(0xff),
  'a picture of marks that are none': () => jpegOf(0xff, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1),
  'a picture of empty parts': webpOfParts,
  'a document of circles': pdfOfCircles,
}

/** The worst files that we know, in the field in which a form takes one. */
export const worstFiles: Record<string, (field: string) => VisitOptions> = Object.fromEntries(
  Object.entries(files).map(([name, write]) => [
    name,
    (field: string) => post(MULTIPART, withFile(field, 'a', Buffer.from(write() as string))),
  ]),
)

/** Behind the question mark there is a body, too. */
export const worstQueries: Record<string, string> = {
  'many parameters': `?${'a=1&'.repeat(3_500)}`,
  'a long search': `?q=${'galaxy%20'.repeat(1_400)}`,
  'a search of one long word': `?q=${'a'.repeat(12_000)}`,
  'percent signs': `?q=${'%25'.repeat(4_000)}`,
}
