import { MAX_CELL_LENGTH, MAX_COLUMNS, type SpreadsheetRow } from './spreadsheets.ts'
import type { WorkBudget } from './work-budget.ts'

/** Takes the cells of a table as they come, and keeps the rows in which something stands. */
export class RowCollector {
  readonly rows: SpreadsheetRow[] = []
  readonly #limit: number
  readonly #work: WorkBudget
  #cells: string[] = []

  constructor(limit: number, work: WorkBudget) {
    this.#limit = limit
    this.#work = work
  }

  get isFull(): boolean {
    return this.rows.length > this.#limit
  }

  put(column: number, text: string): void {
    const cell = text.trim().slice(0, MAX_CELL_LENGTH)
    if (column >= MAX_COLUMNS || cell === '') return
    while (this.#cells.length < column) this.#cells.push('')
    this.#cells[column] = cell
  }

  /** A row may be meant many times over; an empty one never is. */
  endRow(line: number, times = 1): void {
    const cells = this.#cells
    if (cells.length === 0) return
    this.#cells = []
    const letters = cells.reduce((sum, cell) => sum + cell.length, 0)
    for (let time = 0; time < times && !this.isFull; time += 1) {
      this.#work.spend('cells', cells.length)
      this.#work.spend('letters', letters)
      this.rows.push({ line: line + time, cells })
    }
  }
}
