/** A part of a letter below its greeting. Every part is written twice: as text and as HTML. */
export type LetterBlock = {
  title: string
  /** Names and amounts, the last of them the sum. */
  rows?: readonly { name: string; amount: string }[]
  items?: readonly string[]
  paragraphs?: readonly string[]
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character]!)

export const paragraph = (text: string): string =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:1.55">${escape(text)}</p>`

export const blockText = ({ title, rows = [], items = [], paragraphs = [] }: LetterBlock): string =>
  [
    title.toUpperCase(),
    rows.map(({ name, amount }) => `${name} · ${amount}`).join('\n'),
    items.map((item) => `- ${item}`).join('\n'),
    ...paragraphs,
  ]
    .filter((part) => part !== '')
    .join('\n\n')

export const blockHtml = ({ title, rows = [], items = [], paragraphs = [] }: LetterBlock): string =>
  [
    `<h2 style="margin:32px 0 12px;font-size:18px;line-height:1.3">${escape(title)}</h2>`,
    rows.length > 0 && table(rows),
    items.length > 0 && list(items),
    ...paragraphs.map(paragraph),
  ]
    .filter((part) => part !== false)
    .join('\n')

const list = (items: readonly string[]): string =>
  `<ul style="margin:0 0 16px;padding-left:22px;font-size:16px;line-height:1.55">${items
    .map((item) => `<li style="margin:0 0 8px">${escape(item)}</li>`)
    .join('')}</ul>`

function table(rows: NonNullable<LetterBlock['rows']>): string {
  const cells = rows.map(({ name, amount }, index) => {
    const isSum = index === rows.length - 1
    const look = `padding:10px 0;font-size:16px;${isSum ? 'border-top:2px solid #17211d;font-weight:700' : 'border-top:1px solid #e4dfd3'}`
    return `<tr><td style="${look}">${escape(name)}</td><td align="right" style="${look};white-space:nowrap">${escape(amount)}</td></tr>`
  })
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse">${cells.join('')}</table>`
}
