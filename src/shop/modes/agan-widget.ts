import type { Mode } from './mode.ts'

export const aganWidget = {
  name: 'aganwidget',
  title: 'Partner widget',
  hostLabel: 'aganwidget',
  layouts: { home: 'aganwidget-default', other: 'aganwidget-default' },
  business: 'never',
  embeddable: true,
  landingPage: 'landingPageAgan',
} as const satisfies Mode
