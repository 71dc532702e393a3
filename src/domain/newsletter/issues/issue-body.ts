import { plainText, readMarkdown, type Block } from '#domain/content/texts/markdown.ts'
import type { Inline } from '#domain/content/texts/markdown-inline.ts'
import { escape } from '#domain/letters/letter-blocks.ts'
import type { Country } from '#shop/countries/country.ts'
import { issueMeanings } from './issue-meanings.ts'

const words = 'font-size:16px;line-height:1.55'

/** Paths of the shop become addresses; every other link stays as it was written. */
const addressOf = ({ sellShopUrl }: Country, href: string): string => (href.startsWith('/') ? sellShopUrl + href : href)

function inlineHtml(country: Country, parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if ('text' in part) return escape(part.text)
      const inner = inlineHtml(country, part.children)
      if (part.kind === 'link')
        return `<a href="${escape(addressOf(country, part.href))}" style="color:#0b5d4e">${inner}</a>`
      return part.kind === 'strong' ? `<strong>${inner}</strong>` : `<em>${inner}</em>`
    })
    .join('')
}

/** Where a link leads stands behind its words. */
function inlineText(country: Country, parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if ('text' in part) return part.text
      const inner = inlineText(country, part.children)
      if (part.kind !== 'link') return inner
      const address = addressOf(country, part.href).replace(/^mailto:/, '')
      return inner === address ? inner : `${inner} (${address})`
    })
    .join('')
}

function blockHtml(country: Country, block: Block): string {
  const inline = (parts: readonly Inline[]) => inlineHtml(country, parts)
  if (block.kind === 'heading') {
    const size = block.level === 2 ? 18 : 16
    return `<h${block.level} style="margin:28px 0 12px;font-size:${size}px;line-height:1.3">${inline(block.children)}</h${block.level}>`
  }
  if (block.kind === 'paragraph') return `<p style="margin:0 0 16px;${words}">${inline(block.children)}</p>`
  if (block.kind === 'list') {
    const tag = block.ordered ? 'ol' : 'ul'
    const start = block.start === 1 ? '' : ` start="${block.start}"`
    const items = block.items.map((item) => `<li style="margin:0 0 8px">${inline(item)}</li>`).join('')
    return `<${tag}${start} style="margin:0 0 16px;padding-left:22px;${words}">${items}</${tag}>`
  }
  return block.kind === 'table' ? tableHtml(block, inline) : ''
}

function tableHtml({ head, rows }: Extract<Block, { kind: 'table' }>, inline: (parts: readonly Inline[]) => string) {
  const look = `padding:8px 12px 8px 0;text-align:left;vertical-align:top;border-bottom:1px solid #e4dfd3;${words}`
  const top = head.map((cell) => `<th scope="col" style="${look}">${inline(cell)}</th>`).join('')
  const lines = rows.map((row) => `<tr>${row.map((cell) => `<td style="${look}">${inline(cell)}</td>`).join('')}</tr>`)
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse"><tr>${top}</tr>${lines.join('')}</table>`
}

function blockText(country: Country, block: Block): string {
  const inline = (parts: readonly Inline[]) => inlineText(country, parts)
  if (block.kind === 'heading') return plainText(block.children).toUpperCase()
  if (block.kind === 'paragraph') return inline(block.children)
  if (block.kind === 'list')
    return block.items
      .map((item, index) => `${block.ordered ? `${block.start + index}.` : '-'} ${inline(item)}`)
      .join('\n')
  if (block.kind !== 'table') return ''
  return [block.head, ...block.rows].map((row) => row.map(inline).join(' · ')).join('\n')
}

/** What the author wrote, in the two forms of a letter. Pictures have no place in it: a letter loads nothing. */
export function issueBody(country: Country, text: string): { html: string; text: string } {
  const blocks = readMarkdown(text, issueMeanings(country))
  return {
    html: blocks.map((block) => blockHtml(country, block)).join('\n'),
    text: blocks.map((block) => blockText(country, block)).join('\n\n'),
  }
}
