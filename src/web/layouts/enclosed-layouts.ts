import { EnclosedLayout } from './enclosed.tsx'
import type { Layouts } from './layouts.ts'
import { partnerLayouts } from './partner/all.ts'

export const enclosedLayouts: Layouts = { default: EnclosedLayout, home: EnclosedLayout, ...partnerLayouts }
