import type { Mode } from './mode.ts'

export const agan = {
  name: 'agan',
  title: 'Partner shop',
  hostLabel: 'agan',
  layouts: { home: 'agan-default', other: 'agan-default' },
  business: 'chosen',
  embeddable: true,
  landingPage: 'landingPageAgan',
} as const satisfies Mode
