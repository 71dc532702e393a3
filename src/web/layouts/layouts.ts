import type { ComponentType, ReactNode } from 'react'
import type { LayoutName } from '#shop/modes/mode.ts'

/** What can stand around a screen. */
export type Layouts = Record<LayoutName, ComponentType<{ children: ReactNode }>>
