import { readInline, type Inline } from './markdown-inline.ts'

/** A text as a tree: nothing in it is HTML, so nothing in it can run. */
export type Block =
  | { kind: 'heading'; level: 2 | 3; children: Inline[] }
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }

const heading = /^(#{2,3})[ \t]+(\S.*)$/
const bullet = /^[-*][ \t]+(\S.*)$/
const numbered = /^\d{1,3}[.)][ \t]+(\S.*)$/
const tableRow = /^\|.*\|[ \t]*$/
const tableRule = /^\|(?:[ \t]*:?-+:?[ \t]*\|)+[ \t]*$/

/** What a line begins; everything else goes on with the paragraph. */
const beginsBlock = (line: string, next: string | undefined): boolean =>
  heading.test(line) || bullet.test(line) || numbered.test(line) || beginsTable(line, next)

const beginsTable = (line: string, next: string | undefined): boolean =>
  tableRow.test(line) && next !== undefined && tableRule.test(next)

type Taken = { block: Block; end: number }

/** Where the claim first fails: everything before belongs together. */
function endOf(lines: readonly string[], from: number, holds: (line: string, index: number) => boolean): number {
  let end = from
  while (end < lines.length && holds(lines[end]!, end)) end += 1
  return end
}

function takeList(lines: readonly string[], from: number, marker: RegExp): Taken {
  const end = endOf(lines, from, (line) => marker.test(line) || /^[ \t]+\S/.test(line))
  const items: string[] = []
  for (const line of lines.slice(from, end)) {
    const item = marker.exec(line)?.[1]
    if (item === undefined) items.push(`${items.pop() ?? ''} ${line.trim()}`)
    else items.push(item)
  }
  return { block: { kind: 'list', ordered: marker === numbered, items: items.map(readInline) }, end }
}

const cellsOf = (line: string): Inline[][] =>
  line
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => readInline(cell.trim()))

function takeTable(lines: readonly string[], from: number): Taken {
  const end = endOf(lines, from, (line) => tableRow.test(line))
  const [head = [], , ...rows] = lines.slice(from, end).map(cellsOf)
  return { block: { kind: 'table', head, rows }, end }
}

function takeParagraph(lines: readonly string[], from: number): Taken {
  const goesOn = (line: string, index: number) =>
    index === from || (line.trim() !== '' && !beginsBlock(line, lines[index + 1]))
  const end = endOf(lines, from, goesOn)
  const words = lines.slice(from, end).map((line) => line.trim())
  return { block: { kind: 'paragraph', children: readInline(words.join(' ')) }, end }
}

function takeBlock(lines: readonly string[], from: number): Taken {
  const line = lines[from]!
  const [, marks, words = ''] = heading.exec(line) ?? []
  if (marks !== undefined) {
    const level = marks.length === 2 ? 2 : 3
    return { block: { kind: 'heading', level, children: readInline(words.trim()) }, end: from + 1 }
  }
  if (bullet.test(line)) return takeList(lines, from, bullet)
  if (numbered.test(line)) return takeList(lines, from, numbered)
  return beginsTable(line, lines[from + 1]) ? takeTable(lines, from) : takeParagraph(lines, from)
}

/** Reads the small part of Markdown that the merchant's texts need. What it does not know stays as it was typed. */
export function readMarkdown(text: string): Block[] {
  const lines = text.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n').split('\n')
  const blocks: Block[] = []
  for (let index = 0; index < lines.length;) {
    if (lines[index]!.trim() === '') {
      index += 1
      continue
    }
    const { block, end } = takeBlock(lines, index)
    blocks.push(block)
    index = end
  }
  return blocks
}
