import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

interface BadgeProps {
  look?: 'plain' | 'brand' | 'accent' | 'success' | 'warning' | 'danger'
  children: ReactNode
}

export function Badge({ look = 'plain', children }: BadgeProps) {
  return <span className={classNames('badge', look !== 'plain' && `badge--${look}`)}>{children}</span>
}
