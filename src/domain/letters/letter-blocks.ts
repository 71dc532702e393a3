import type { Translate } from '#shop/messages/messages.ts'

export type LetterButton = { label: string; url: string }

/** A part of a letter below its greeting. Every part is written twice: as text and as HTML. */
export type LetterBlock = {
  title: string
  /** Names and amounts, the last of them the sum. A note stands small below its name. */
  rows?: readonly { name: string; note?: string; amount: string }[]
  items?: readonly string[]
  /** What is done one after the other. */
  steps?: readonly string[]
  /** What stands line by line, such as an address. */
  lines?: readonly string[]
  paragraphs?: readonly string[]
  /** Amounts that changed; the last row is the sum. */
  comparison?: LetterComparison
  /** What to do once the block is read. */
  button?: LetterButton
  /** Where there is more than one thing to do; the first is the one that most people want. */
  buttons?: readonly LetterButton[]
}

type LetterComparison = {
  before: string
  after: string
  rows: readonly { name: string; before: string; after: string; differs: boolean }[]
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character]!)

export const paragraph = (text: string): string =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:1.55">${escape(text)}</p>`

/** A button in a letter without pictures: in some languages a space comes before the colon. */
export type WriteLink = (button: LetterButton) => string

/** An e-mail address is named as people know it. */
export const buttonText =
  (t: Translate): WriteLink =>
  ({ label, url }) =>
    t('letter.link', { label, url: url.replace(/^mailto:([^?]*).*$/, '$1') })

const filled = 'background:#0b5d4e;color:#ffffff;border:2px solid #0b5d4e'
const outlined = 'background:#ffffff;color:#0b5d4e;border:2px solid #0b5d4e'

/** The first of several is the one that most people want; the others are as large, but quieter. */
export const buttonsHtml = (buttons: readonly LetterButton[]): string =>
  buttons
    .map(({ label, url }, index) => {
      const look = `display:inline-block;padding:11px 20px;border-radius:10px;${index === 0 ? filled : outlined};font-weight:600;text-decoration:none`
      return `<p style="margin:${index === 0 ? 24 : 0}px 0 ${index === buttons.length - 1 ? 24 : 12}px"><a href="${escape(url)}" style="${look}">${escape(label)}</a></p>`
    })
    .join('\n')

const buttonsOf = ({ button, buttons }: Pick<LetterBlock, 'button' | 'buttons'>): readonly LetterButton[] =>
  buttons ?? (button ? [button] : [])

export const blockText = (
  { title, rows = [], items = [], steps = [], lines = [], ...rest }: LetterBlock,
  writeLink: WriteLink,
): string =>
  [
    title.toUpperCase(),
    rest.comparison ? comparisonText(rest.comparison) : '',
    rows.map(({ name, note, amount }) => `${name} · ${amount}${note === undefined ? '' : ` (${note})`}`).join('\n'),
    items.map((item) => `- ${item}`).join('\n'),
    steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    lines.join('\n'),
    ...(rest.paragraphs ?? []),
    ...buttonsOf(rest).map(writeLink),
  ]
    .filter((part) => part !== '')
    .join('\n\n')

export const blockHtml = ({ title, rows = [], items = [], steps = [], lines = [], ...rest }: LetterBlock): string =>
  [
    `<h2 style="margin:32px 0 12px;font-size:18px;line-height:1.3">${escape(title)}</h2>`,
    rest.comparison !== undefined && comparisonHtml(rest.comparison),
    rows.length > 0 && table(rows),
    items.length > 0 && list('ul', items),
    steps.length > 0 && list('ol', steps),
    lines.length > 0 &&
      `<p style="margin:0 0 16px;font-size:16px;line-height:1.55">${lines.map(escape).join('<br>')}</p>`,
    ...(rest.paragraphs ?? []).map(paragraph),
    buttonsOf(rest).length > 0 && buttonsHtml(buttonsOf(rest)),
  ]
    .filter((part) => part !== false)
    .join('\n')

const list = (kind: 'ul' | 'ol', items: readonly string[]): string =>
  `<${kind} style="margin:0 0 16px;padding-left:22px;font-size:16px;line-height:1.55">${items
    .map((item) => `<li style="margin:0 0 8px">${escape(item)}</li>`)
    .join('')}</${kind}>`

function table(rows: NonNullable<LetterBlock['rows']>): string {
  const cells = rows.map(({ name, note, amount }, index) => {
    const isSum = index === rows.length - 1
    const look = `padding:10px 0;font-size:16px;${isSum ? 'border-top:2px solid #17211d;font-weight:700' : 'border-top:1px solid #e4dfd3'}`
    const small = note === undefined ? '' : `<br><span style="font-size:14px;color:#57615c">${escape(note)}</span>`
    return `<tr><td style="${look}">${escape(name)}${small}</td><td align="right" valign="top" style="${look};white-space:nowrap">${escape(amount)}</td></tr>`
  })
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse">${cells.join('')}</table>`
}

const comparisonText = ({ before, after, rows }: LetterComparison): string =>
  [
    `${before} → ${after}`,
    ...rows.map((row) => `${row.name} · ${row.differs ? `${row.before} → ${row.after}` : row.after}`),
  ].join('\n')

/** Side by side; what changed stands out by more than its colour. */
function comparisonHtml({ before, after, rows }: LetterComparison): string {
  const heading = (text: string) =>
    `<th scope="col" align="right" style="padding:0 0 8px 12px;font-size:14px;color:#57615c">${escape(text)}</th>`
  const lines = rows.map((row, index) => {
    const rule = index === rows.length - 1 ? '2px solid #17211d' : '1px solid #e4dfd3'
    const cell = (left: number, look: string) =>
      `valign="top" style="padding:10px 0 10px ${left}px;font-size:15px;border-top:${rule};${look}"`
    const weight = `font-weight:${row.differs ? 700 : 400}`
    return `<tr><th scope="row" align="left" ${cell(0, weight)}>${escape(row.name)}</th><td align="right" ${cell(12, 'color:#57615c;white-space:nowrap')}>${escape(row.before)}</td><td align="right" ${cell(12, `${weight};white-space:nowrap`)}>${escape(row.after)}</td></tr>`
  })
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse"><tr><td></td>${heading(before)}${heading(after)}</tr>${lines.join('')}</table>`
}
