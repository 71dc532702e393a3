import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

interface CardProps {
  as?: 'div' | 'li' | 'article' | 'section'
  id?: string | undefined
  look?: 'plain' | 'quiet' | 'brand'
  /** A picture that fills the upper edge. */
  art?: ReactNode
  className?: string
  children: ReactNode
}

export function Card({ as: Element = 'div', id, look = 'plain', art, className, children }: CardProps) {
  return (
    <Element className={classNames('card', look !== 'plain' && `card--${look}`, className)} id={id}>
      {art && <div className="card__art">{art}</div>}
      {children}
    </Element>
  )
}

/** Put into the heading of a card, it makes the whole card the target. */
export function CardLink({ className, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  return (
    <a {...rest} className={classNames('card__link', className)}>
      {children}
    </a>
  )
}
