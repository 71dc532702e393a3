import type { PartnerRegistry } from '#domain/partners/partner-registry.ts'
import type { Country } from '#shop/countries/country.ts'
import { skinOf, type Skin } from '#domain/partners/skin.ts'

const HOUR = 60 * 60

const rule = (code: string, skin: Skin): string => {
  const tokens = Object.entries(skin).map(([name, colour]) => `--color-${name}:${colour}`)
  return `[data-partner='${code}']{${tokens.join(';')}}`
}

const stylesheet = (css: string): Response =>
  new Response(css, {
    headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': `public, max-age=${HOUR}` },
  })

/** What a merchant's colour tints on his own pages; their grounds stay. */
const tinted = [
  'brand',
  'brand-strong',
  'brand-soft',
  'on-brand',
  'accent',
  'accent-ink',
  'accent-soft',
  'focus',
] as const

/** The merchant's own colour; nothing as long as he has none. */
export function ownSkinFile({ particulars: { accent } }: Country): Response | undefined {
  if (accent === '') return undefined
  const { light, dark } = skinOf(accent)
  const tokens = (skin: Skin) => tinted.map((name) => `--color-${name}:${skin[name]}`).join(';')
  return stylesheet(`:root{${tokens(light)}}\n@media (prefers-color-scheme:dark){:root{${tokens(dark)}}}\n`)
}

/** A partner's colours as a stylesheet of its own: a page may not bring any style in itself. */
export async function skinFile(book: PartnerRegistry, path: string): Promise<Response | undefined> {
  const code = /^\/skins\/([a-z][a-z0-9-]{1,39})\.css$/.exec(path)?.[1]
  const partner = code === undefined ? undefined : await book.find(code)
  if (!partner) return undefined

  const { light, dark } = skinOf(partner.accent)
  return stylesheet(`${rule(partner.code, light)}\n@media (prefers-color-scheme:dark){${rule(partner.code, dark)}}\n`)
}
