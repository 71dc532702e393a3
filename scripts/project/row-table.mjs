const columns = ['', 'measure', 'ours', 'yardstick', 'ratio', 'bar', 'met', 'measured on']

const cells = ({ id, measure, ours, yardstick, ratio, bar, met, day }) => [
  id,
  measure,
  ours,
  yardstick,
  ratio === undefined ? '' : ratio.toFixed(2),
  bar,
  met ? 'yes' : '**no**',
  day,
]

/** The lines of a table that was written before. */
const linesOf = (table) =>
  table
    .split('\n')
    .filter((line) => line.startsWith('| SP-'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )

/** All rows as a table that reads well as plain text, too. What was not measured anew stays as it was. */
export function rowTable(rows, former = '') {
  const anew = new Set(rows.map(({ id }) => id))
  const kept = linesOf(former).filter(([id]) => !anew.has(id))
  const lines = [columns, ...[...kept, ...rows.map(cells)].toSorted(([one], [other]) => one.localeCompare(other))]
  const widths = columns.map((_, column) => Math.max(...lines.map((line) => line[column].length)))
  const line = (parts) => `| ${parts.map((part, column) => part.padEnd(widths[column])).join(' | ')} |`
  const [head, ...rest] = lines.map(line)
  return [head, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rest].join('\n')
}
