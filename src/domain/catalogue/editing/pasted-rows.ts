import { findColumns, readCsv } from '#shop/formats/csv.ts'
import { tidy, type Typed } from './typed-form.ts'

/** What can be changed for many devices at once. */
export const pastedFields = ['released', 'numbers', 'screen', 'tacs', 'aliases', 'position', 'hidden'] as const

export type PastedField = (typeof pastedFields)[number]

/** One line: which device, and what it shall be from now on. A column that is missing changes nothing. */
export type PastedRow = { line: number; id: string; fields: Partial<Typed<PastedField>> }

export type PastedRows =
  | { ok: true; rows: PastedRow[] }
  | { ok: false; reason: 'no-id-column' | 'no-columns' | 'no-rows' | 'too-many-rows' | 'unclosed-quote' }

/** Each is a change of its own, and all of them are one transaction. */
const MAX_ROWS = 200

const columnNames: Record<'id' | PastedField, readonly string[]> = {
  id: ['id', 'geraeteid', 'geraet'],
  released: ['erschienen', 'released'],
  numbers: ['modellnummern', 'modellnummer', 'numbers'],
  screen: ['bildschirm', 'screen'],
  tacs: ['tacs', 'tac'],
  aliases: ['anderenamen', 'aliasse', 'aliases'],
  position: ['platz', 'position'],
  hidden: ['versteckt', 'hidden'],
}

const yes = new Set(['ja', 'yes', 'x', '1', 'true', 'wahr'])

/** Several values of a cell stand behind each other with a bar, as in catalogue files, or in lines of their own. */
function valueOf(field: PastedField, cell: string): string {
  if (field === 'hidden') return yes.has(cell.toLowerCase()) ? 'yes' : ''
  return tidy(cell.replaceAll('|', '\n'))
}

/** A table as it is copied out of a spreadsheet, with its headings. */
export function readPastedRows(text: string): PastedRows {
  const { header, rows, unclosedLine } = readCsv(text)
  if (unclosedLine !== undefined) return { ok: false, reason: 'unclosed-quote' }
  const columns = findColumns<'id' | PastedField>(header, columnNames)
  const fields = pastedFields.filter((field) => columns[field] !== undefined)
  if (columns.id === undefined) return { ok: false, reason: 'no-id-column' }
  if (fields.length === 0) return { ok: false, reason: 'no-columns' }
  if (rows.length === 0) return { ok: false, reason: 'no-rows' }
  if (rows.length > MAX_ROWS) return { ok: false, reason: 'too-many-rows' }

  return {
    ok: true,
    rows: rows.map(({ line, cells }) => ({
      line,
      id: cells[columns.id!] ?? '',
      fields: Object.fromEntries(fields.map((field) => [field, valueOf(field, cells[columns[field]!] ?? '')])),
    })),
  }
}
