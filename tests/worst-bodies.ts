import { writeArchive } from './spreadsheets.ts'
import { samplePhotos, withSize } from './sample-photos.ts'
import type { VisitOptions } from './visit.ts'

const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'
const MULTIPART = 'multipart/form-data; boundary=x'
const FULL = 60_000
const HUGE = 15_000_000

const part = (head: string, body: string | Uint8Array): Uint8Array =>
  Buffer.concat([
    Buffer.from(`--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(body as string),
    Buffer.from('\r\n'),
  ])

const withFile = (name: string, bytes: Uint8Array): Uint8Array =>
  Buffer.concat([
    part(`name="file"; filename="${name}"`, bytes),
    part(`name="files"; filename="${name}"`, bytes),
    Buffer.from('--x--\r\n'),
  ])

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

const jpegOfMarks = (): Uint8Array => {
  const { bytes } = samplePhotos.jpeg
  return Buffer.concat([bytes.subarray(0, -3), Buffer.alloc(4_000_000, 0xff)])
}

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
  'a file of line ends': () => post(MULTIPART, withFile('a.csv', Buffer.alloc(5_000_000, '\r'))),
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
  'a spreadsheet of empty cells': () =>
    post(
      MULTIPART,
      withFile('a.xlsx', workbook(`<worksheet><sheetData>${'<c/>'.repeat(5_500_000)}</sheetData></worksheet>`)),
    ),
  'an archive that unpacks to nothing but zeros': () =>
    post(MULTIPART, withFile('a.ods', writeArchive([{ name: 'content.xml', text: '0'.repeat(24_000_000) }]))),
  'a table of separators': () => post(MULTIPART, withFile('a.csv', Buffer.alloc(5_000_000, ';'))),
  'a picture of many pixels': () => post(MULTIPART, withFile('a.png', withSize(samplePhotos.png.bytes, 'png', 20_000))),
  'a picture of many parts': () => post(MULTIPART, withFile('a.png', emptyPngParts())),
  'a picture of marks': () => post(MULTIPART, withFile('a.jpg', jpegOfMarks())),
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

/** Behind the question mark there is a body, too. */
export const worstQueries: Record<string, string> = {
  'many parameters': `?${'a=1&'.repeat(3_500)}`,
  'a long search': `?q=${'galaxy%20'.repeat(1_400)}`,
  'a search of one long word': `?q=${'a'.repeat(12_000)}`,
  'percent signs': `?q=${'%25'.repeat(4_000)}`,
}
