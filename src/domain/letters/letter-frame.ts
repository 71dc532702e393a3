import { translatorFor } from '#domain/i18n/translator-for.ts'
import { languageTag } from '#shop/messages/locale.ts'
import type { Shop } from '#shop/shop.ts'
import {
  blockHtml,
  blockText,
  buttonsHtml,
  buttonText,
  escape,
  paragraph,
  type LetterBlock,
  type LetterButton,
} from './letter-blocks.ts'

export type LetterBody = {
  subject: string
  heading: string
  paragraphs: readonly string[]
  button?: LetterButton
  /** Where one is not enough; the first is the one that most people want. */
  buttons?: readonly LetterButton[]
  blocks?: readonly LetterBlock[]
  /** What is written already, in both forms. */
  body?: { html: string; text: string }
  /** What mail programs show beside the subject; it is not seen in the letter. */
  preheader?: string
  /** Where small print leads. */
  smallLinks?: readonly LetterButton[]
  /** What has to be said, and is said last. */
  smallPrint?: readonly string[]
}

const small = (text: string): string =>
  `<p style="margin:0 0 8px;font-size:14px;line-height:1.5;color:#57615c">${escape(text)}</p>`

const links = (all: readonly LetterButton[]): string =>
  all.map(({ label, url }) => `<a href="${escape(url)}" style="color:#0b5d4e">${escape(label)}</a>`).join(' · ')

const hidden = (text: string): string =>
  text === '' ? '' : `<div style="display:none;max-height:0;overflow:hidden">${escape(text)}</div>\n`

/** Letters are drawn in the colour of the shop; the merchant's own takes its place. */
const inColourOf = ({ particulars: { accent } }: Shop['country'], html: string): string =>
  accent === '' ? html : html.replaceAll('#0b5d4e', accent)

/** Every letter of a shop looks alike: its name on top, and where to sell and to buy at the bottom. */
export function frameLetter({ country }: Shop, body: LetterBody) {
  const { subject, heading, paragraphs, button, blocks = [], smallLinks = [] } = body
  const buttons = body.buttons ?? (button ? [button] : [])
  const t = translatorFor(country)
  const writeLink = buttonText(t)
  const { sellShopUrl, buyShopLink, locale, contact, presence, particulars } = country
  // What is said these days comes before what always is.
  const smallPrint = [presence.notice, ...(body.smallPrint ?? []), particulars.letterFooter].filter(
    (text) => text !== '',
  )
  const footer = [
    { label: t('letter.sell'), url: sellShopUrl },
    { label: t('letter.buy'), url: buyShopLink },
  ]

  const text = [
    heading,
    ...paragraphs,
    ...buttons.map(writeLink),
    ...(body.body ? [body.body.text] : []),
    ...blocks.map((block) => blockText(block, writeLink)),
    ...smallPrint,
    ...smallLinks.map(writeLink),
    '--',
    ...footer.map(writeLink),
  ].join('\n\n')

  const html = `<!doctype html>
<html lang="${languageTag(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f6f3ec;color:#17211d;font-family:Figtree,Segoe UI,Helvetica,Arial,sans-serif">
${hidden(body.preheader ?? '')}<div style="max-width:560px;margin:0 auto;padding:32px 28px;background:#ffffff;border-radius:16px">
<p style="margin:0 0 28px;font-size:20px;font-weight:700;color:#0b5d4e">${escape(presence.brand)}</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escape(heading)}</h1>
${paragraphs.map(paragraph).join('\n')}
${buttonsHtml(buttons)}
${body.body ? `${body.body.html}\n` : ''}${blocks.map(blockHtml).join('\n')}
${smallPrint.length === 0 ? '' : `<div style="margin:32px 0 0">${smallPrint.map(small).join('')}</div>`}
${smallLinks.length === 0 ? '' : `<p style="margin:12px 0 0;font-size:14px;line-height:1.5">${links(smallLinks)}</p>\n`}<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #e4dfd3;font-size:14px">${links(footer)}</p>
</div></body></html>`

  return { from: contact.sender, subject, text, html: inColourOf(country, html), locale }
}
