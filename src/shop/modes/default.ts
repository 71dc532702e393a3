import type { Mode } from './mode.ts'

export const defaultMode = {
  name: 'default',
  title: 'Storefront',
  hostLabel: null,
  layouts: { home: 'home', other: 'default' },
  business: 'chosen',
  embeddable: false,
  landingPage: 'landingPage',
} as const satisfies Mode
