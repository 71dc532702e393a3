import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { RawRow } from '#domain/catalogue/imports/model-row.ts'
import { readCsv } from '#shop/formats/csv.ts'

/** The file cannot be read at all; what is wrong inside a line is told line by line elsewhere. */
export class CatalogueFileError extends Error {
  constructor(file: string, why: string) {
    super(`${basename(file)}: ${why}`)
    this.name = 'CatalogueFileError'
  }
}

/** The lines of a catalogue file: CSV with a header, or JSON with a list of objects. */
export async function readCatalogueFile(file: string): Promise<RawRow[]> {
  const text = (await readFile(file, 'utf8')).replace(/^\uFEFF/, '')
  return file.endsWith('.json') ? jsonRows(file, text) : csvRows(file, text)
}

export async function readTable(file: string): Promise<Record<string, string>[]> {
  return (await readCatalogueFile(file)).map(({ cells }) => cells)
}

function csvRows(file: string, text: string): RawRow[] {
  const { header, rows, unclosedLine } = readCsv(text)
  if (unclosedLine !== undefined) {
    throw new CatalogueFileError(file, `line ${unclosedLine}: a quotation mark is never closed`)
  }
  const names = header.map((name) => name.toLowerCase())
  return rows.map(({ line, cells }) => {
    if (cells.length > names.length) throw new CatalogueFileError(file, `line ${line}: more cells than headings`)
    const named = cells.map((cell, column) => [names[column], cell])
    return { source: basename(file), line, cells: Object.fromEntries(named) as Record<string, string> }
  })
}

function jsonRows(file: string, text: string): RawRow[] {
  const list = readJson(file, text)
  if (!Array.isArray(list)) throw new CatalogueFileError(file, 'must be a list of objects')

  return list.map((item: unknown, index) => {
    if (typeof item !== 'object' || item === null || Array.isArray(item)) {
      throw new CatalogueFileError(file, `entry ${index + 1} is not an object`)
    }
    const cells = Object.entries(item).map(([name, value]) => [name.toLowerCase(), asCell(value)])
    return { source: basename(file), line: index + 1, cells: Object.fromEntries(cells) as Record<string, string> }
  })
}

function readJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new CatalogueFileError(file, (error as Error).message)
  }
}

/** A list in JSON is what bars separate in CSV. */
const asCell = (value: unknown): string => {
  if (Array.isArray(value)) return value.join('|')
  return value === null || value === undefined ? '' : String(value)
}
