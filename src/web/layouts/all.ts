import type { LayoutName } from '#shop/mode.ts'
import { AganLayout } from './agan.tsx'
import { AganWidgetLayout } from './agan-widget.tsx'
import { B2bWidgetHomeLayout } from './b2b-widget-home.tsx'
import { B2bWidgetLayout } from './b2b-widget.tsx'
import { DefaultLayout } from './default.tsx'
import { HomeLayout } from './home.tsx'
import type { Layout } from './layout.ts'

export const layouts = {
  default: DefaultLayout,
  home: HomeLayout,
  'agan-default': AganLayout,
  'aganwidget-default': AganWidgetLayout,
  'b2bwidget-default': B2bWidgetLayout,
  'b2bwidget-home': B2bWidgetHomeLayout,
} satisfies Record<LayoutName, Layout>
