import { lazy } from 'react'

/** What stands in a partner's shop or page is loaded by nobody else. */
const widget = (...which: Parameters<(typeof import('./widget.tsx'))['widget']>) =>
  lazy(async () => ({ default: (await import('./widget.tsx')).widget(...which) }))

export const partnerLayouts = {
  'agan-default': lazy(async () => ({ default: (await import('./agan.tsx')).AganLayout })),
  'aganwidget-default': widget('aganwidget-default'),
  'b2bwidget-default': widget('b2bwidget-default'),
  'b2bwidget-home': widget('b2bwidget-home', true),
}
