import type { Mode, ModeName } from './mode.ts'
import { agan } from './agan.ts'
import { aganWidget } from './agan-widget.ts'
import { b2bWidget } from './b2b-widget.ts'
import { defaultMode } from './default.ts'

export const modes = { default: defaultMode, b2bWidget, agan, aganwidget: aganWidget } satisfies Record<ModeName, Mode>
