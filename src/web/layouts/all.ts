import { lazy, type ComponentType, type ReactNode } from 'react'
import type { LayoutName } from '#shop/modes/mode.ts'
import { DefaultLayout } from './default.tsx'
import { HomeLayout } from './home.tsx'

/** What stands in a partner's shop or page is loaded by nobody else. */
const widget = (...which: Parameters<(typeof import('./partner/widget.tsx'))['widget']>) =>
  lazy(async () => ({ default: (await import('./partner/widget.tsx')).widget(...which) }))

/** The frames around a screen. */
export const layouts = {
  default: DefaultLayout,
  home: HomeLayout,
  'agan-default': lazy(async () => ({ default: (await import('./partner/agan.tsx')).AganLayout })),
  'aganwidget-default': widget('aganwidget-default'),
  'b2bwidget-default': widget('b2bwidget-default'),
  'b2bwidget-home': widget('b2bwidget-home', true),
} satisfies Record<LayoutName, ComponentType<{ children: ReactNode }>>
