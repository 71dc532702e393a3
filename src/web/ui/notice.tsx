import type { ReactNode } from 'react'
import { Icon } from '#web/art/icons.tsx'

interface NoticeProps {
  look?: 'info' | 'success' | 'warning' | 'danger' | 'soon'
  title?: string
  /** Read aloud when it appears: at the next pause (status) or at once (alert). */
  live?: 'status' | 'alert'
  children?: ReactNode
}

const icons = { info: 'info', success: 'check', warning: 'warning', danger: 'warning', soon: 'clock' } as const

export function Notice({ look = 'info', title, live, children }: NoticeProps) {
  return (
    <div className={`notice notice--${look}`} role={live}>
      <Icon name={icons[look]} />
      {title && <p className="notice__title">{title}</p>}
      {children && <div className="notice__text">{children}</div>}
    </div>
  )
}
