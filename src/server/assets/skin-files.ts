import type { PartnerRegistry } from '#domain/partners/partner-registry.ts'
import { skinOf, type Skin } from '#domain/partners/skin.ts'

const HOUR = 60 * 60

const rule = (code: string, skin: Skin): string => {
  const tokens = Object.entries(skin).map(([name, colour]) => `--color-${name}:${colour}`)
  return `[data-partner='${code}']{${tokens.join(';')}}`
}

/** A partner's colours as a stylesheet of its own: a page may not bring any style in itself. */
export async function skinFile(book: PartnerRegistry, path: string): Promise<Response | undefined> {
  const code = /^\/skins\/([a-z][a-z0-9-]{1,39})\.css$/.exec(path)?.[1]
  const partner = code === undefined ? undefined : await book.find(code)
  if (!partner) return undefined

  const { light, dark } = skinOf(partner.accent)
  const css = `${rule(partner.code, light)}\n@media (prefers-color-scheme:dark){${rule(partner.code, dark)}}\n`
  return new Response(css, {
    headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': `public, max-age=${HOUR}` },
  })
}
