import type { Archive } from './open-archive.ts'
import { attribute } from '#shop/formats/xml.ts'
import { RowCollector } from './row-collector.ts'
import { MAX_CELL_LENGTH, MAX_COLUMNS, type SpreadsheetRow } from './spreadsheets.ts'
import type { WorkBudget } from './work-budget.ts'
import { numberText } from './workbook-cell.ts'

const CONTENT = 'content.xml'

export const isOpenDocument = (archive: Archive): boolean => archive.has(CONTENT)

const numbers = new Set(['float', 'percentage', 'currency'])

/** What LibreOffice writes: the first table in which something stands. */
export function readOpenDocument(archive: Archive, limit: number, work: WorkBudget): SpreadsheetRow[] {
  const cell = new CellText()
  let rows = new RowCollector(limit, work)
  let [line, column, times] = [1, 0, 1]
  archive.eachEvent(CONTENT, (event) => {
    if (event.kind === 'text') {
      cell.say(event.text)
      return true
    }
    if (event.kind === 'open') {
      if (event.name === 'table') [rows, line] = [new RowCollector(limit, work), 1]
      if (event.name === 'table-row') [column, times] = [0, repeated(event.attributes, 'number-rows-repeated')]
      cell.open(event.name, event.attributes)
      return true
    }
    cell.close(event.name)
    if (isCell(event.name)) {
      const width = repeated(cell.attributes, 'number-columns-repeated')
      const end = Math.min(column + width, MAX_COLUMNS)
      for (let at = column; at < end; at += 1) rows.put(at, cell.text)
      column += width
    }
    if (event.name === 'table-row') {
      rows.endRow(line, times)
      line += times
    }
    return !rows.isFull && (event.name !== 'table' || rows.rows.length === 0)
  })
  return rows.rows
}

const isCell = (name: string): boolean => name === 'table-cell' || name === 'covered-table-cell'

/** The same cell or row so many times over; the empty rest of a table is written as a million rows in one. */
const repeated = (attributes: string, name: string): number => Math.max(1, Number(attribute(attributes, name)) || 1)

/** What a cell says: its value in full if it is a number or a date, and otherwise what its paragraphs say. */
class CellText {
  attributes = ''
  #said = ''
  #isParagraph = false
  /** Remarks are paragraphs too. */
  #isRemark = false

  get text(): string {
    const kind = attribute(this.attributes, 'value-type') ?? ''
    if (numbers.has(kind)) return numberText(attribute(this.attributes, 'value') ?? '')
    if (kind === 'date') return (attribute(this.attributes, 'date-value') ?? '').slice(0, 10)
    return this.#said
  }

  say(text: string): void {
    if (this.#isParagraph && !this.#isRemark) this.#said = `${this.#said}${text}`.slice(0, MAX_CELL_LENGTH)
  }

  open(name: string, attributes: string): void {
    if (isCell(name)) [this.attributes, this.#said] = [attributes, '']
    if (name === 'annotation') this.#isRemark = true
    if (name === 'p') this.#isParagraph = true
    if (name === 'p' || name === 's' || name === 'tab' || name === 'line-break') this.say(' ')
  }

  close(name: string): void {
    if (name === 'annotation') this.#isRemark = false
    if (name === 'p') this.#isParagraph = false
  }
}
