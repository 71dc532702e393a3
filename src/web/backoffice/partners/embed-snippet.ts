import { modes } from '#shop/modes/all.ts'
import { modeUrl, type Storefronts } from '#shop/shop.ts'

/** The one line that a partner puts into his page, and the element that shows the widget where he wants it. */
const snippetFor = (widget: string, code: string): string =>
  [
    `<script src="${widget}/embed.js" async></script>`,
    `<trade-in-offer partner="${code}">`,
    `  <a href="${widget}/?partner=${code}">Gerät verkaufen</a>`,
    '</trade-in-offer>',
  ].join('\n')

/** What a partner's page has to allow, if it has a policy. */
const policyFor = (shops: readonly string[]): string =>
  [`script-src ${shops[0]}`, `frame-src ${shops.join(' ')}`].join('; ')

/** Everything that a partner needs to show the widget; nothing, as long as it has no domain. */
export function embedding(storefronts: Storefronts, code: string, from: URL) {
  const widget = modeUrl(storefronts, modes.aganwidget, from)
  if (widget === undefined) return undefined
  const business = modeUrl(storefronts, modes.b2bWidget, from)
  const shop = modeUrl(storefronts, modes.agan, from)
  const at = (origin: string | undefined) => origin && `${origin}/?partner=${code}`
  return {
    snippet: snippetFor(widget, code),
    policy: policyFor([widget, ...(business === undefined ? [] : [business])]),
    links: { widget: at(widget), business: at(business), shop: at(shop) },
  }
}
