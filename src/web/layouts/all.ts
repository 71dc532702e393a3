import type { LayoutName } from '#shop/mode.ts'
import { AganLayout } from './agan.tsx'
import { DefaultLayout } from './default.tsx'
import { HomeLayout } from './home.tsx'
import type { Layout } from './layout.ts'
import { widget } from './widget.tsx'

export const layouts = {
  default: DefaultLayout,
  home: HomeLayout,
  'agan-default': AganLayout,
  'aganwidget-default': widget('aganwidget-default'),
  'b2bwidget-default': widget('b2bwidget-default'),
  'b2bwidget-home': widget('b2bwidget-home', true),
} satisfies Record<LayoutName, Layout>
