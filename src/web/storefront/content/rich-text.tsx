import type { Block } from '#domain/content/texts/markdown.ts'
import type { Inline } from '#domain/content/texts/markdown-inline.ts'

/** A text of the merchant. It was read into a tree, so there is no HTML that could slip through. */
export function RichText({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="prose">
      {blocks.map((block, index) => (
        // The same text always has the same blocks in the same places.
        // oxlint-disable-next-line react/no-array-index-key
        <BlockView key={index} block={block} />
      ))}
    </div>
  )
}

function BlockView({ block }: { block: Block }) {
  if (block.kind === 'heading') {
    const Heading = block.level === 2 ? 'h2' : 'h3'
    return <Heading>{inline(block.children)}</Heading>
  }
  if (block.kind === 'list') {
    const List = block.ordered ? 'ol' : 'ul'
    return <List>{block.items.map((item, index) => numbered('li', index, inline(item)))}</List>
  }
  if (block.kind === 'table') return <TableView {...block} />
  return <p>{inline(block.children)}</p>
}

function TableView({ head, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    <table>
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
