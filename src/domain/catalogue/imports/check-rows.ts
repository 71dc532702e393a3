import { columns, readRow, type ModelRow, type RawRow, type RowProblem } from './model-row.ts'

/** Reads all lines together: what is right on its own may still contradict another line. */
export function checkRows(raw: readonly RawRow[]): { rows: ModelRow[]; problems: RowProblem[] } {
  const urls = new Map<string, RawRow>()
  const seriesCategories = new Map<string, string>()
  const known = new Set<string>(columns)
  const rows: ModelRow[] = []
  const problems: RowProblem[] = []

  for (const line of raw) {
    const read = readRow(line)
    problems.push(...read.problems, ...strangeColumns(line, known))
    const { row } = read
    if (!row) continue

    const at = { source: line.source, line: line.line }
    for (const { url, name } of row.variants) {
      const twin = urls.get(url)
      if (twin) {
        const message = `${name} is already on line ${twin.line} of ${twin.source} (address ${url})`
        problems.push({ ...at, column: 'model', message })
      }
      urls.set(url, line)
    }
    const series = `${row.manufacturer} ${row.series}`
    const category = seriesCategories.get(series) ?? row.category
    seriesCategories.set(series, category)
    if (category !== row.category) {
      problems.push({ ...at, column: 'series', message: `${series} is already a series of ${category}` })
    }
    rows.push(row)
  }
  return { rows, problems }
}

/** Said once, not on every line. */
function strangeColumns({ source, line, cells }: RawRow, known: Set<string>): RowProblem[] {
  const strange = Object.keys(cells).filter((column) => !known.has(column))
  for (const column of strange) known.add(column)
  return strange.map((column) => ({ source, line, column, message: 'is not a column of a catalogue' }))
}
