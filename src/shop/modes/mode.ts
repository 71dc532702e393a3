import type { Country } from '#shop/countries/country.ts'

export const modeNames = ['default', 'b2bWidget', 'agan', 'aganwidget'] as const

export type ModeName = (typeof modeNames)[number]

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
  /** What it is, for whoever starts the shop. */
  title: string
  /** Answers on `{hostLabel}.localhost` and on the merchant's own domain for the mode; the default mode has one host per country. */
  hostLabel: string | null
  layouts: { home: LayoutName; other: LayoutName }
  /** Whether companies sell here: if they say so, from the first click and without being asked, or not at all. */
  business: 'chosen' | 'always' | 'never'
  /** Whether partners may show it inside their own pages. */
  embeddable: boolean
  landingPage: 'landingPage' | 'landingPageB2B' | 'landingPageAgan'
}

type ShopKind = { country: Pick<Country, 'features'>; mode: Pick<Mode, 'business'> }

/** How companies sell in a shop. Where the country has no business trade-in, no mode brings it. */
export const businessIn = ({ country, mode }: ShopKind): Mode['business'] =>
  country.features.business ? mode.business : 'never'
