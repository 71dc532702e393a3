import { crc32, deflateRawSync } from 'node:zlib'

/** What a part of an archive is, and how it differs from an honest one. */
export type ArchivePart = { name: string; text: string | Uint8Array; stored?: boolean; flags?: number; claims?: number }

/** A ZIP archive. */
export function writeArchive(parts: readonly ArchivePart[]): Uint8Array {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const { name, text, stored = false, flags = 0, claims } of parts) {
    const content = Buffer.from(text as string)
    const packed = stored ? content : deflateRawSync(content)
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    shared.writeUInt16LE(flags, 2)
    shared.writeUInt16LE(stored ? 0 : 8, 4)
    shared.writeUInt32LE(crc32(content), 10)
    shared.writeUInt32LE(packed.length, 14)
    shared.writeUInt32LE(claims ?? content.length, 18)
    shared.writeUInt16LE(Buffer.byteLength(name), 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    local.push(Buffer.from('PK\u0003\u0004'), shared, Buffer.from(name), packed)
    central.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), shared, place, Buffer.from(name))
    offset += 30 + Buffer.byteLength(name) + packed.length
  }
  const end = Buffer.alloc(18)
  end.writeUInt16LE(parts.length, 4)
  end.writeUInt16LE(parts.length, 6)
  end.writeUInt32LE(Buffer.concat(central).length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...local, ...central, Buffer.from('PK\u0005\u0006'), end])
}

/** A number is a number, a text a text; whoever wants something else writes the cell himself. */
export type Cell = string | number | { xml: string }

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const letterOf = (column: number): string =>
  column < 26 ? String.fromCharCode(65 + column) : letterOf(Math.floor(column / 26) - 1) + letterOf(column % 26)

type Sheet = { rows: readonly (readonly Cell[])[]; state?: string }

/** A workbook as Excel writes it, with its texts in a file of their own. */
export function writeXlsx(sheets: readonly Sheet[], more: readonly ArchivePart[] = []): Uint8Array {
  const strings = new Map<string, number>()
  const cellXml = (cell: Cell, line: number, column: number): string => {
    const at = `r="${letterOf(column)}${line}"`
    if (typeof cell === 'object') return `<c ${at} ${cell.xml}</c>`
    if (typeof cell === 'number') return `<c ${at}><v>${cell}</v></c>`
    if (cell === '') return ''
    const index = strings.get(cell) ?? strings.size
    strings.set(cell, index)
    return `<c ${at} t="s"><v>${index}</v></c>`
  }
  const parts = sheets.map(({ rows }, index) => ({
    name: `xl/worksheets/sheet${index + 1}.xml`,
    text: `<?xml version="1.0"?>\n<worksheet><sheetData>${rows
      .map((cells, row) => [row + 1, cells.map((cell, column) => cellXml(cell, row + 1, column)).join('')] as const)
      .map(([line, xml]) => (xml === '' ? '' : `<row r="${line}">${xml}</row>`))
      .join('')}</sheetData></worksheet>`,
  }))
  const links = sheets.map((_, index) => `<Relationship Id="rId${index}" Target="worksheets/sheet${index + 1}.xml"/>`)
  const named = sheets.map(
    ({ state }, index) => `<sheet name="S" sheetId="9" ${state ? `state="${state}"` : ''} r:id="rId${index}"/>`,
  )
  const texts = [...strings.keys()].map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`)
  return writeArchive([
    { name: 'xl/workbook.xml', text: `<workbook><sheets>${named.join('')}</sheets></workbook>` },
    { name: 'xl/_rels/workbook.xml.rels', text: `<Relationships>${links.join('')}</Relationships>` },
    { name: 'xl/sharedStrings.xml', text: `<sst>${texts.join('')}</sst>` },
    ...parts,
    ...more,
  ])
}

const odsCell = (cell: Cell): string => {
  if (typeof cell === 'object') return cell.xml
  if (cell === '') return '<table:table-cell/>'
  return typeof cell === 'number'
    ? `<table:table-cell office:value-type="float" office:value="${cell}"><text:p>${cell.toExponential(2)}</text:p></table:table-cell>`
    : `<table:table-cell office:value-type="string"><text:p>${escaped(cell)}</text:p></table:table-cell>`
}

/** A table as LibreOffice writes it, down to the million empty rows at its end. */
export function writeOds(sheets: readonly Sheet[]): Uint8Array {
  const tables = sheets.map(
    ({ rows }) =>
      `<table:table>${rows
        .map((cells) => `<table:table-row>${cells.map(odsCell).join('')}</table:table-row>`)
        .join(
          '',
        )}<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table>`,
  )
  return writeArchive([
    { name: 'mimetype', text: 'application/vnd.oasis.opendocument.spreadsheet', stored: true },
    {
      name: 'content.xml',
      text: `<?xml version="1.0"?><office:document-content>${tables.join('')}</office:document-content>`,
    },
  ])
}
