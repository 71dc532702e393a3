import type { ReactNode } from 'react'

/** Quiet pictures of one hand. They take the colours of the page, so every scheme and skin has its own. */
export const brand = 'var(--color-brand, #0d5c4c)'
export const soft = 'var(--color-brand-soft, #e0ede6)'
export const mid = 'color-mix(in oklab, var(--color-brand) 34%, var(--color-brand-soft))'
export const paper = 'var(--color-surface, #fffefb)'
export const ink = 'var(--color-ink, #14211d)'
export const warm = 'var(--color-accent, #e27a3f)'
export const round = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const

export function Scene({
  width,
  height,
  label,
  children,
}: {
  width: number
  height: number
  label?: string
  children: ReactNode
}) {
  return (
    <svg
      className="scene"
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {children}
    </svg>
  )
}

export interface SceneProps {
  /** Without it the scene is decoration. */
  label?: string
}
