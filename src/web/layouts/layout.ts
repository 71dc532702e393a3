import type { ReactNode } from 'react'

/** The frame around a screen. */
export type Layout = (props: { children: ReactNode }) => ReactNode
