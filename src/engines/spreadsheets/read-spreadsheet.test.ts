import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { writeArchive, writeOds, writeXlsx, type Cell } from '#tests/support/fixtures/spreadsheets.ts'
import { readSpreadsheet } from './read-spreadsheet.ts'
import { runs } from '#tests/support/limits/runs.ts'

const read = async (file: Uint8Array | string, rows = 100) =>
  readSpreadsheet(typeof file === 'string' ? new TextEncoder().encode(file) : file, { rows })

async function cellsOf(file: Uint8Array | string): Promise<string[][]> {
  const reading = await read(file)
  expect(reading.ok).toBe(true)
  return reading.ok ? reading.rows.map(({ cells }) => cells) : []
}

const reasonOf = async (file: Uint8Array | string) => {
  const reading = await read(file)
  return reading.ok ? undefined : reading.reason
}

const table = [
  ['Gerät', 'Größe', 'Menge'],
  ['Galaxy S23 „grün“ & <neu>', '256 GB', '3'],
  ['Café, crème; señal\t½', '128 GB', '1'],
]

describe('a table that was exported as text', () => {
  const semicolons = 'Gerät;Preis\r\nGröße 1;1,50\r\nGröße 2;2,50\r\n'
  const cells = [
    ['Gerät', 'Preis'],
    ['Größe 1', '1,50'],
    ['Größe 2', '2,50'],
  ]
  const wide = (text: string) => Buffer.from(text, 'utf16le')

  test.each([
    ['UTF-8', Buffer.from(semicolons)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${semicolons}`)],
    ['Windows-1252', Buffer.from(semicolons, 'latin1')],
    ['UTF-16', wide(`\uFEFF${semicolons}`)],
    ['UTF-16 without a mark', wide(semicolons)],
    ['UTF-16 the other way round', wide(`\uFEFF${semicolons}`).swap16()],
    ['UTF-16 the other way round, without a mark', wide(semicolons).swap16()],
  ])('is read in %s', async (_, file) => {
    expect(await cellsOf(file)).toEqual(cells)
  })

  test('may have any separator, also under a title that has another one', async () => {
    expect(await cellsOf('Example Ltd, Berlin, list of today\n\na;b;c\n1;2;3')).toEqual([
      ['Example Ltd, Berlin, list of today'],
      ['a', 'b', 'c'],
      ['1', '2', '3'],
    ])
    expect(await cellsOf('a\tb, c\n1\t2, 3')).toEqual([
      ['a', 'b, c'],
      ['1', '2, 3'],
    ])
    expect(await cellsOf('sep=,\nx;y;z,1\nx;y;z,2')).toEqual([
      ['x;y;z', '1'],
      ['x;y;z', '2'],
    ])
    expect(await cellsOf('iPhone 13\niPhone 14\n')).toEqual([['iPhone 13'], ['iPhone 14']])
  })

  test('tells under which number a row is found, past empty lines and cells of two lines', async () => {
    expect(await read('a;b\n\n"x\ny";1\n;;\nz;2')).toEqual({
      ok: true,
      rows: [
        { line: 1, cells: ['a', 'b'] },
        { line: 3, cells: ['x\ny', '1'] },
        { line: 6, cells: ['z', '2'] },
      ],
    })
  })

  test.each([';', ',', '\t'])(
    'survives the way there and back, separated by “%s”, whatever stands between two letters of a cell',
    async (separator) => {
      const word = fc.stringMatching(/^[a-zÄÖÜäöüßéñ„“€][A-ZÄÖÜäöüßéèêñçàìòù„“€½ ,;"'\t\n/=+@0-9-]{0,12}[a-zäöüß0-9]$/)
      const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
      await fc.assert(
        fc.asyncProperty(fc.array(fc.tuple(word, word, word), { minLength: 1, maxLength: 8 }), async (rows) => {
          const file = rows.map((row) => row.map(quoted).join(separator)).join('\r\n')
          expect(await cellsOf(file)).toEqual(rows)
        }),
        { numRuns: runs(100, 10_000) },
      )
    },
  )
})

describe.each([
  ['.xlsx', (rows: Cell[][], ...others: Cell[][][]) => writeXlsx([rows, ...others].map((each) => ({ rows: each })))],
  ['.ods', (rows: Cell[][], ...others: Cell[][][]) => writeOds([rows, ...others].map((each) => ({ rows: each })))],
])('a spreadsheet in %s', (_, write) => {
  test('is read with all its letters', async () => {
    expect(await cellsOf(write(table))).toEqual(table)
  })

  test('gives a number in all its digits', async () => {
    expect(await cellsOf(write([[356938035643809, 12, 1.5, 3.56e-3]]))).toEqual([
      ['356938035643809', '12', '1.5', '0.00356'],
    ])
  })

  test('leaves out empty rows, and tells where the others stand', async () => {
    expect(await read(write([[], ['', ''], ['', 'b'], [], ['c']]))).toEqual({
      ok: true,
      rows: [
        { line: 3, cells: ['', 'b'] },
        { line: 5, cells: ['c'] },
      ],
    })
  })

  test('is read from the first sheet in which something stands', async () => {
    expect(await cellsOf(write([], [['second']], [['third']]))).toEqual([['second']])
    expect(await reasonOf(write([], []))).toBe('empty')
  })

  test('has no more rows than asked for', async () => {
    expect(await read(write([['a'], ['b'], ['c']]), 3)).toMatchObject({ ok: true })
    expect(await read(write([['a'], ['b'], ['c']]), 2)).toEqual({ ok: false, reason: 'too-many-rows' })
  })

  test('survives the way there and back, whatever stands in it, but spaces around it', async () => {
    const word = fc.string({ unit: fc.constantFrom(...'aBzÄöüßéñ€&<>"\';,| 9\u00A0'), minLength: 1, maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 6 }), async (cells) => {
        const wanted = ['first', ...cells.map((cell) => cell.trim()), 'last']
        expect(await cellsOf(write([wanted]))).toEqual([wanted])
      }),
      { numRuns: runs(100, 10_000) },
    )
  })
})

test('a workbook gives what formulas came to, texts in the cell, dates, and nothing for errors', async () => {
  const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="0 &quot;dm&quot;"/></numFmts>
    <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`
  const cells: Cell[] = [
    { xml: 't="str"><f>A1&amp;"x"</f><v>worked out</v>' },
    { xml: '><f>1+1</f><v>2</v>' },
    { xml: 't="inlineStr"><is><r><t>in </t></r><r><t>place</t></r></is>' },
    { xml: 's="1"><v>45292</v>' },
    { xml: 's="2"><v>45292.75</v>' },
    { xml: 's="3"><v>45292</v>' },
    { xml: 't="e"><v>#DIV/0!</v>' },
    { xml: '><v>3.56938035643809E+14</v>' },
  ]

  expect(await cellsOf(writeXlsx([{ rows: [cells] }], [{ name: 'xl/styles.xml', text: styles }]))).toEqual([
    ['worked out', '2', 'in place', '2024-01-01', '2024-01-01', '45292', '', '356938035643809'],
  ])
})

test('a workbook that does not number its cells is read all the same, and hidden sheets are not', async () => {
  const plain = writeXlsx([{ rows: [['secret']], state: 'hidden' }, { rows: [] }, { rows: [['seen']] }])
  expect(await cellsOf(plain)).toEqual([['seen']])

  const unnumbered = writeArchive([
    { name: 'xl/workbook.xml', text: '<x:workbook xmlns:x="m"><x:sheet name="1" r:id="a"/></x:workbook>' },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: `<Relationships><Relationship Target='/xl/s.xml' Id='a'/></Relationships>`,
    },
    {
      name: 'xl/s.xml',
      text: '<x:row><x:c t="str"><x:v>a</x:v></x:c><x:c><x:v>1</x:v></x:c></x:row><x:row/><x:row><x:c><x:v>2</x:v></x:c></x:row>',
    },
  ])
  expect(await read(unnumbered)).toEqual({
    ok: true,
    rows: [
      { line: 1, cells: ['a', '1'] },
      { line: 3, cells: ['2'] },
    ],
  })
})

test('a table of LibreOffice repeats cells and rows, has dates and remarks, and merges cells', async () => {
  const cell = (attributes: string, content: string) => ({
    xml: `<table:table-cell ${attributes}>${content}</table:table-cell>`,
  })
  const rows: Cell[][] = [
    [
      cell('table:number-columns-spanned="2"', '<text:p>Title</text:p>'),
      { xml: '<table:covered-table-cell/>' },
      'after',
    ],
    [cell('table:number-columns-repeated="2" office:value-type="string"', '<text:p>twice</text:p>'), 'then'],
    [
      cell('office:value-type="date" office:date-value="2024-01-01T10:00:00"', '<text:p>01.01.24</text:p>'),
      cell(
        '',
        '<office:annotation><text:p>a remark</text:p></office:annotation><text:p>two</text:p><text:p>lines<text:s/>long</text:p>',
      ),
    ],
  ]

  expect(await cellsOf(writeOds([{ rows }]))).toEqual([
    ['Title', '', 'after'],
    ['twice', 'twice', 'then'],
    ['2024-01-01', 'two lines long'],
  ])
})

describe('what would do harm is refused', () => {
  const workbook = (sheet: string) =>
    writeArchive([
      { name: 'xl/workbook.xml', text: '<workbook><sheet name="1" r:id="a"/></workbook>' },
      {
        name: 'xl/_rels/workbook.xml.rels',
        text: '<Relationships><Relationship Id="a" Target="s.xml"/></Relationships>',
      },
      { name: 'xl/s.xml', text: sheet },
    ])
  const content = { name: 'content.xml', text: '<table:table/>' }

  test.each([
    ['entities of one’s own', workbook('<!DOCTYPE x [<!ENTITY a "aaaa">]><row><c t="str"><v>&a;</v></c></row>')],
    ['an entity that nobody knows', workbook('<row><c t="str"><v>&unknown;</v></c></row>')],
    ['a character that there is not', workbook('<row><c t="str"><v>&#x110000;</v></c></row>')],
    ['a document that ends in a tag', workbook('<row><c t="str"')],
    ['an encrypted archive', writeArchive([{ ...content, flags: 1 }])],
    ['an archive that is larger than it says', writeArchive([{ ...content, text: 'x'.repeat(100_000), claims: 10 }])],
    ['an archive in the form for huge files', writeArchive([{ ...content, claims: 0xffff_ffff }])],
    [
      'an archive of very many files',
      writeArchive(Array.from({ length: 2001 }, (_, n) => ({ name: `${n}`, text: '' }))),
    ],
    ['an archive of something else', writeArchive([{ name: 'word/document.xml', text: '<w/>' }])],
    ['half an archive', workbook('<row/>').subarray(0, 200)],
    ['an archive without an end', workbook('<row/>').subarray(0, -22)],
    ['a file of the old Excel', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0, 0])],
    ['a PDF', '%PDF-1.7\n1 0 obj'],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])],
    ['a tag without an end', workbook(`<row ${'a="b" '.repeat(10_000)}/>`)],
    ['a quotation mark that nothing closes', 'a;b\n"x;y\nz;1'],
  ])('%s', async (_, file) => {
    expect(await reasonOf(file)).toBe('unreadable')
  })

  test.each([
    ['an archive that claims to be huge', writeArchive([{ ...content, claims: 0xffff_fffe }])],
    ['elements without an end', workbook('<a/>'.repeat(2_000_001))],
    ['cells without an end', ';'.repeat(600_000)],
    ['lines without an end', '\n'.repeat(150_000)],
  ])('F-07 %s: more than is done for a list', async (_, file) => {
    expect(await reasonOf(file)).toBe('too-much-work')
  })

  test('an archive that unpacks to more than it may', async () => {
    const zeros = '0'.repeat(25 * 1024 * 1024)
    const bomb = writeArchive([{ name: 'content.xml', text: zeros }])

    expect(bomb.length).toBeLessThan(100_000)
    expect(await reasonOf(bomb)).toBe('too-much-work')
  })

  test('more rows than anybody wants are told from what is no table', async () => {
    expect(await reasonOf('a;b\n'.repeat(150_000))).toBe('too-many-rows')
    expect(await reasonOf(workbook('<row><c><v>1</v></c></row>'.repeat(150_000)))).toBe('too-many-rows')
  })

  test('a text of any length is cut, and never within a character', async () => {
    const long = await cellsOf(workbook(`<row><c t="str"><v>${'a&#x1F642;&amp;'.repeat(100_000)}</v></c></row>`))

    expect(long).toEqual([['a🙂&'.repeat(125)]])
  })

  test('nothing at all', async () => {
    expect(await reasonOf('')).toBe('empty')
    expect(await reasonOf(' \r\n;;\r\n')).toBe('empty')
  })

  test('no broken byte brings the reader down', async () => {
    const file = writeXlsx([{ rows: table }])
    await fc.assert(
      fc.asyncProperty(fc.nat(file.length - 1), fc.nat(255), async (at, byte) => {
        const broken = Uint8Array.from(file)
        broken[at] = byte
        const reading = await read(broken)
        expect(reading.ok || reading.reason).not.toBeUndefined()
      }),
      { numRuns: runs(200, 10_000) },
    )
  })

  test('no broken letter brings the reader down', async () => {
    const sheet =
      '<row r="1"><c r="A1" t="str"><v>a &amp; b</v></c><c r="B1" t=\'n\'><v>12</v></c></row><!-- x --><![CDATA[y]]>'
    await fc.assert(
      fc.asyncProperty(fc.nat(sheet.length), fc.constantFrom(...'<>&"\'/!?;[]-# a1', ''), async (at, letter) => {
        const reading = await read(workbook(sheet.slice(0, at) + letter + sheet.slice(at + 1)))
        expect(reading.ok || reading.reason).not.toBeUndefined()
      }),
      { numRuns: runs(200, 10_000) },
    )
  })
})
