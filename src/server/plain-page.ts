import { createHash } from 'node:crypto'
import type { Country } from '#shop/countries/country.ts'
import { escapeXml } from '#shop/formats/xml.ts'
import { languageTag } from '#shop/messages/locale.ts'

const style =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f6f3ec;color:#17211d;' +
  'font:1.125rem/1.5 Figtree,system-ui,sans-serif}main{max-width:34rem;padding:2rem}' +
  'p:first-child{font-weight:700;font-size:1.25rem;color:#0b5d4e}h1{font-size:2rem;line-height:1.2;margin:.5em 0}'

const styleHash = createHash('sha256').update(style).digest('base64')

/** What a plain page may load: nothing. */
export const plainPagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** A page that needs nothing of the shop behind it. */
export function plainPage({ locale, presence }: Country, { title, text }: { title: string; text: string }): string {
  return `<!doctype html>
<html lang="${languageTag(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeXml(`${title} · ${presence.brand}`)}</title><style>${style}</style></head>
<body><main><p>${escapeXml(presence.brand)}</p><h1>${escapeXml(title)}</h1><p>${escapeXml(text)}</p></main></body></html>
`
}
