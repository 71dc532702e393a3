import type { Archive } from './open-archive.ts'
import { attribute } from '#shop/formats/xml.ts'
import { RowCollector } from './row-collector.ts'
import { MAX_CELL_LENGTH, type SpreadsheetRow } from './spreadsheets.ts'
import { UnreadableFile } from './unreadable-file.ts'
import type { WorkBudget } from './work-budget.ts'
import { cellText } from './workbook-cell.ts'
import { dateStyles } from './workbook-dates.ts'

const WORKBOOK = 'xl/workbook.xml'

export const isWorkbook = (archive: Archive): boolean => archive.has(WORKBOOK)

/** What Excel writes, and most programs after it: the first sheet that is not hidden and has something in it. */
export function readWorkbook(archive: Archive, limit: number, work: WorkBudget): SpreadsheetRow[] {
  const strings = sharedStrings(archive)
  const dates = dateStyles(archive)
  for (const path of sheetPaths(archive)) {
    const rows = new RowCollector(limit, work)
    readSheet(archive, path, { strings, dates, rows })
    if (rows.rows.length > 0) return rows.rows
  }
  return []
}

/** Texts stand once in a file of their own; cells name them by number. How they are to be pronounced is left out. */
function sharedStrings(archive: Archive): string[] {
  const strings: string[] = []
  let [isText, isSpoken] = [false, false]
  archive.eachEvent('xl/sharedStrings.xml', (event) => {
    if (event.kind === 'text') {
      if (isText && !isSpoken) strings.push(`${strings.pop() ?? ''}${event.text}`.slice(0, MAX_CELL_LENGTH))
      return
    }
    const isOpen = event.kind === 'open'
    if (event.name === 'si' && isOpen) strings.push('')
    if (event.name === 't') isText = isOpen
    if (event.name === 'rPh') isSpoken = isOpen
  })
  return strings
}

function sheetPaths(archive: Archive): string[] {
  const targets = new Map<string, string>()
  archive.eachEvent('xl/_rels/workbook.xml.rels', (event) => {
    if (event.kind !== 'open' || event.name !== 'Relationship') return
    const target = attribute(event.attributes, 'Target') ?? ''
    targets.set(attribute(event.attributes, 'Id') ?? '', target.startsWith('/') ? target.slice(1) : `xl/${target}`)
  })

  const paths: string[] = []
  archive.eachEvent(WORKBOOK, (event) => {
    if (event.kind !== 'open' || event.name !== 'sheet') return
    const isHidden = (attribute(event.attributes, 'state') ?? 'visible') !== 'visible'
    // Its number has the same name as the link, but no prefix.
    const link = /\s[\w.-]+:id\s*=\s*["']([^"']*)/.exec(event.attributes)?.[1] ?? ''
    const path = targets.get(link)
    if (path !== undefined && !isHidden) paths.push(path)
  })
  if (paths.length === 0) throw new UnreadableFile('The workbook has no sheet.')
  return paths
}

type Reading = { strings: readonly string[]; dates: ReadonlySet<number>; rows: RowCollector }

/** Formulas are left alone: what they came to stands beside them. */
function readSheet(archive: Archive, path: string, { strings, dates, rows }: Reading): void {
  let [line, column, attributes, value] = [0, -1, '', '']
  let isValue = false
  archive.eachEvent(path, (event) => {
    if (event.kind === 'text') {
      if (isValue) value = `${value}${event.text}`.slice(0, MAX_CELL_LENGTH)
    } else if (event.kind === 'open') {
      if (event.name === 'row') [line, column] = [lineOf(event.attributes) ?? line + 1, -1]
      if (event.name === 'c') {
        ;[attributes, value] = [event.attributes, '']
        column = columnOf(attributes) ?? column + 1
      }
      isValue = event.name === 'v' || event.name === 't'
    } else {
      isValue = false
      if (event.name === 'c') rows.put(column, cellText(value, attributes, { strings, dates }))
      if (event.name === 'row') rows.endRow(line)
    }
    return !rows.isFull
  })
}

function lineOf(attributes: string): number | undefined {
  const line = Number(attribute(attributes, 'r'))
  return Number.isSafeInteger(line) ? line : undefined
}

/** `AB12` stands in column 27, counted from nought. */
function columnOf(attributes: string): number | undefined {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(attribute(attributes, 'r') ?? '')?.[0]
  if (letters === undefined) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
