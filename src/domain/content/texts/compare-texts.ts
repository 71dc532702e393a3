export type ComparedLine = { change: 'same' | 'added' | 'removed'; text: string }

/** Above this many pairs of lines nobody waits for the best answer: everything is said to be new. */
const MAX_PAIRS = 4_000_000

/** How many lines two texts have in common from here on, for every pair of places. */
function commonLines(before: readonly string[], after: readonly string[]): Uint32Array {
  const width = after.length + 1
  const common = new Uint32Array((before.length + 1) * width)
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const place = row * width + column
      common[place] =
        before[row] === after[column]
          ? common[place + width + 1]! + 1
          : Math.max(common[place + width]!, common[place + 1]!)
    }
  }
  return common
}

/** What became of a text, line by line. */
export function compareTexts(beforeText: string, afterText: string): ComparedLine[] {
  const before = beforeText === '' ? [] : beforeText.split('\n')
  const after = afterText === '' ? [] : afterText.split('\n')
  const removed = (text: string): ComparedLine => ({ change: 'removed', text })
  const added = (text: string): ComparedLine => ({ change: 'added', text })
  if (before.length * after.length > MAX_PAIRS) return [...before.map(removed), ...after.map(added)]

  const width = after.length + 1
  const common = commonLines(before, after)
  const compared: ComparedLine[] = []
  let row = 0
  let column = 0
  while (row < before.length && column < after.length) {
    const place = row * width + column
    if (before[row] === after[column]) {
      compared.push({ change: 'same', text: before[row]! })
      row += 1
      column += 1
    } else if (common[place + width]! >= common[place + 1]!) compared.push(removed(before[row++]!))
    else compared.push(added(after[column++]!))
  }
  return [...compared, ...before.slice(row).map(removed), ...after.slice(column).map(added)]
}
