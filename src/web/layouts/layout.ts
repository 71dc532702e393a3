import type { ReactNode } from 'react'
import type { Questions } from './support-questions.tsx'

export type LayoutProps = { questions?: Questions | undefined; children: ReactNode }

/** The frame around a screen. */
export type Layout = (props: LayoutProps) => ReactNode
