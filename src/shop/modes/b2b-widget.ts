import type { Mode } from './mode.ts'

export const b2bWidget = {
  name: 'b2bWidget',
  title: 'Business widget',
  hostLabel: 'b2bwidget',
  layouts: { home: 'b2bwidget-home', other: 'b2bwidget-default' },
  business: 'always',
  embeddable: true,
  landingPage: 'landingPageB2B',
} as const satisfies Mode
