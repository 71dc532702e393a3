import type { ComponentType, ReactNode } from 'react'

/** The frame around a screen. */
export type Layout = ComponentType<{ children: ReactNode }>
