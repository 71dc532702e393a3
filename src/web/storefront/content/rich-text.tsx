import type { Block } from '#domain/content/texts/markdown.ts'
import type { Inline } from '#domain/content/texts/markdown-inline.ts'
import type { PieceName } from '#domain/content/texts/meanings.ts'
import { Drawing } from '#web/art/drawing.tsx'

/** What the program puts into a text, where there is something to put. */
type Pieces = Partial<Record<PieceName, React.ReactNode>>

/** A text of the merchant. It was read into a tree, so there is no HTML that could slip through. */
export function RichText({ blocks, pieces }: { blocks: readonly Block[]; pieces: Pieces }) {
  return (
    <div className="prose">
      {blocks.map((block, index) => (
        // The same text always has the same blocks in the same places.
        // oxlint-disable-next-line react/no-array-index-key
        <BlockView key={index} block={block} pieces={pieces} />
      ))}
    </div>
  )
}

function BlockView({ block, pieces }: { block: Block; pieces: Pieces }) {
  if (block.kind === 'heading') {
    return block.level === 2 ? <h2 id={block.id}>{inline(block.children)}</h2> : <h3>{inline(block.children)}</h3>
  }
  if (block.kind === 'list') return <ListView {...block} />
  if (block.kind === 'table') return <TableView {...block} />
  if (block.kind === 'drawing') return <Drawing name={block.name} label={block.shows} />
  if (block.kind === 'piece') return pieces[block.name]
  return <p>{inline(block.children)}</p>
}

function ListView({ ordered, start, items }: Extract<Block, { kind: 'list' }>) {
  const entries = items.map((item, index) => numbered('li', index, inline(item)))
  if (!ordered) return <ul>{entries}</ul>
  return <ol start={start === 1 ? undefined : start}>{entries}</ol>
}

/** Wide tables scroll by themselves, and whoever has no mouse can do so, too. */
function TableView({ head, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    <table tabIndex={0}>
      <thead>
        <tr>
          {head.map((cell, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <th key={index} scope="col">
              {inline(cell)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) =>
          numbered(
            'tr',
            index,
            row.map((cell, column) => numbered('td', column, inline(cell))),
          ),
        )}
      </tbody>
    </table>
  )
}

const numbered = (Name: 'li' | 'tr' | 'td', index: number, children: React.ReactNode) => (
  <Name key={index}>{children}</Name>
)

function inline(parts: readonly Inline[]): React.ReactNode[] {
  return parts.map((part, index) => {
    if (part.kind === 'text') return part.text
    // oxlint-disable-next-line react/no-array-index-key
    if (part.kind === 'open') return <mark key={index}>{part.text}</mark>
    const children = inline(part.children)
    if (part.kind === 'link') {
      return (
        // oxlint-disable-next-line react/no-array-index-key
        <a key={index} href={part.href} rel={part.href.startsWith('/') ? undefined : 'noreferrer'}>
          {children}
        </a>
      )
    }
    const Name = part.kind === 'strong' ? 'strong' : 'em'
    // oxlint-disable-next-line react/no-array-index-key
    return <Name key={index}>{children}</Name>
  })
}
