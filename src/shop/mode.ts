export type ModeName = 'default' | 'b2bWidget' | 'agan' | 'aganwidget'

export type LayoutName =
  | 'default'
  | 'home'
  | 'agan-default'
  | 'aganwidget-default'
  | 'b2bwidget-default'
  | 'b2bwidget-home'

/** One way of presenting a storefront: on its own, for a partner, or inside a partner's page. */
export type Mode = {
  name: ModeName
  /** Answers on `{hostLabel}.localhost` and on the merchant's own domain for the mode; the default mode has one host per country. */
  hostLabel: string | null
  layouts: { home: LayoutName; other: LayoutName }
  /** Business prices from the first click, without a toggle. */
  alwaysBusiness: boolean
  /** Whether partners may show it inside their own pages. */
  embeddable: boolean
  landingPage: 'landingPage' | 'landingPageB2B' | 'landingPageAgan'
}
