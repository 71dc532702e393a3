import { headingIds } from './heading-ids.ts'
import { readInline, settingsIn, type Inline } from './markdown-inline.ts'
import { drawingNames, factNamed, pieceNames, type DrawingName, type Meanings, type PieceName } from './meanings.ts'

/** A text as a tree: nothing in it is HTML, so nothing in it can run. */
export type Block =
  | { kind: 'heading'; level: 2; id: string; children: Inline[] }
  | { kind: 'heading'; level: 3; children: Inline[] }
  | { kind: 'paragraph'; children: Inline[] }
  /** A numbered list that goes on after a picture or a paragraph starts where the one before ended. */
  | { kind: 'list'; ordered: boolean; start: number; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'drawing'; name: DrawingName; shows: string }
  | { kind: 'piece'; name: PieceName }

const heading = /^(#{2,3})[ \t]+(\S.*)$/
const bullet = /^[-*][ \t]+(\S.*)$/
const numbered = /^\d{1,3}[.)][ \t]+(\S.*)$/
const drawing = /^!\[([^\][\n]{1,300})\]\(drawing:([a-z-]{1,40})\)[ \t]*$/
const piece = /^::([a-z-]{1,40})[ \t]*$/
const tableRow = /^\|.*\|[ \t]*$/
const tableRule = /^\|(?:[ \t]*:?-+:?[ \t]*\|)+[ \t]*$/

/** What stands on a line of its own; nothing if there is no such drawing or piece. */
export function standsAlone(line: string): Extract<Block, { kind: 'drawing' | 'piece' }> | undefined {
  // Every line is asked, and hardly any is one.
  if (!line.startsWith('!') && !line.startsWith(':')) return undefined
  const [, shows = '', drawn] = drawing.exec(line) ?? []
  const [, made] = piece.exec(line) ?? []
  const name = drawingNames.find((each) => each === drawn)
  const pieceName = pieceNames.find((each) => each === made)
  if (name) return { kind: 'drawing', name, shows }
  return pieceName && { kind: 'piece', name: pieceName }
}

/** What a line begins; everything else goes on with the paragraph. */
const beginsBlock = (line: string, next: string | undefined): boolean =>
  heading.test(line) ||
  bullet.test(line) ||
  numbered.test(line) ||
  standsAlone(line) !== undefined ||
  beginsTable(line, next)

const beginsTable = (line: string, next: string | undefined): boolean =>
  tableRow.test(line) && next !== undefined && tableRule.test(next)

type Taken = { block: Block; end: number }

/** How words are read, and how headings are named. */
type Reading = { inline(text: string): Inline[]; id(text: string): string }

/** Where the claim first fails: everything before belongs together. */
function endOf(lines: readonly string[], from: number, holds: (line: string, index: number) => boolean): number {
  let end = from
  while (end < lines.length && holds(lines[end]!, end)) end += 1
  return end
}

function takeList(lines: readonly string[], from: number, marker: RegExp, { inline }: Reading): Taken {
  const end = endOf(lines, from, (line) => marker.test(line) || /^[ \t]+\S/.test(line))
  const items: string[] = []
  for (const line of lines.slice(from, end)) {
    const item = marker.exec(line)?.[1]
    if (item === undefined) items.push(`${items.pop() ?? ''} ${line.trim()}`)
    else items.push(item)
  }
  const ordered = marker === numbered
  const start = ordered ? Number.parseInt(lines[from]!, 10) : 1
  return { block: { kind: 'list', ordered, start, items: items.map(inline) }, end }
}

const cellsOf = (line: string, { inline }: Reading): Inline[][] =>
  line
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => inline(cell.trim()))

function takeTable(lines: readonly string[], from: number, reading: Reading): Taken {
  const end = endOf(lines, from, (line) => tableRow.test(line))
  const [head = [], , ...rows] = lines.slice(from, end).map((line) => cellsOf(line, reading))
  return { block: { kind: 'table', head, rows }, end }
}

function takeParagraph(lines: readonly string[], from: number, { inline }: Reading): Taken {
  const goesOn = (line: string, index: number) =>
    index === from || (line.trim() !== '' && !beginsBlock(line, lines[index + 1]))
  const end = endOf(lines, from, goesOn)
  const typed = lines.slice(from, end).map((line) => line.trim())
  return { block: { kind: 'paragraph', children: inline(typed.join(' ')) }, end }
}

function takeBlock(lines: readonly string[], from: number, reading: Reading): Taken {
  const line = lines[from]!
  const [, marks, title = ''] = heading.exec(line) ?? []
  if (marks !== undefined) {
    const children = reading.inline(title.trim())
    const block: Block =
      marks.length === 2
        ? { kind: 'heading', level: 2, id: reading.id(plainText(children)), children }
        : { kind: 'heading', level: 3, children }
    return { block, end: from + 1 }
  }
  const alone = standsAlone(line)
  if (alone) return { block: alone, end: from + 1 }
  if (bullet.test(line)) return takeList(lines, from, bullet, reading)
  if (numbered.test(line)) return takeList(lines, from, numbered, reading)
  return beginsTable(line, lines[from + 1]) ? takeTable(lines, from, reading) : takeParagraph(lines, from, reading)
}

/** Words without their looks. */
export const plainText = (parts: readonly Inline[]): string =>
  parts.map((part) => ('text' in part ? part.text : plainText(part.children))).join('')

const isEmpty = (parts: readonly Inline[]): boolean => /^[\s.,;:]*$/.test(plainText(parts))

/** What is left of a block whose gaps have nothing to say: lines and rows without words go, and so does an empty block. */
function worthShowing(block: Block): Block | undefined {
  if (block.kind === 'paragraph') return isEmpty(block.children) ? undefined : block
  if (block.kind === 'list') {
    const items = block.items.filter((item) => !isEmpty(item))
    return items.length > 0 ? { ...block, items } : undefined
  }
  if (block.kind !== 'table') return block
  const rows = block.rows.filter((row) => row.length < 2 || row.slice(1).some((cell) => !isEmpty(cell)))
  return rows.length > 0 ? { ...block, rows } : undefined
}

/** A heading over nothing. */
const leadsNowhere = (block: Block, next: Block | undefined): boolean =>
  block.kind === 'heading' && (!next || (next.kind === 'heading' && next.level <= block.level))

/** Without what the merchant has waived; asked only where he has. */
function withoutWaived(blocks: readonly Block[]): Block[] {
  const shown = blocks.flatMap((block) => worthShowing(block) ?? [])
  const kept: Block[] = []
  for (const block of shown.toReversed()) if (!leadsNowhere(block, kept.at(-1))) kept.push(block)
  return kept.toReversed()
}

/** Reads the small part of Markdown that the merchant's texts need. What it does not know stays as it was typed. */
export function readMarkdown(text: string, meanings: Meanings): Block[] {
  const lines = text.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n').split('\n')
  const reading: Reading = { inline: (typed) => readInline(typed, meanings), id: headingIds() }
  const blocks: Block[] = []
  for (let index = 0; index < lines.length;) {
    if (lines[index]!.trim() === '') {
      index += 1
      continue
    }
    const { block, end } = takeBlock(lines, index, reading)
    blocks.push(block)
    index = end
  }
  const waives = settingsIn(text).some(({ setting }) => factNamed(meanings, setting)?.waived)
  return waives ? withoutWaived(blocks) : blocks
}
