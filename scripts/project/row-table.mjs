const columns = ['', 'measure', 'ours', 'yardstick', 'ratio', 'bar', 'met']

const cells = ({ id, measure, ours, yardstick, ratio, bar, met }) => [
  id,
  measure,
  ours,
  yardstick,
  ratio === undefined ? '' : ratio.toFixed(2),
  bar,
  met ? 'yes' : '**no**',
]

/** All rows as a table that reads well as plain text, too. */
export function rowTable(rows) {
  const lines = [columns, ...rows.toSorted((one, other) => one.id.localeCompare(other.id)).map(cells)]
  const widths = columns.map((_, column) => Math.max(...lines.map((line) => line[column].length)))
  const line = (parts) => `| ${parts.map((part, column) => part.padEnd(widths[column])).join(' | ')} |`
  const [head, ...rest] = lines.map(line)
  return [head, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rest].join('\n')
}
