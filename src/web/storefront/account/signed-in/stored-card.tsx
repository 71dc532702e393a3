import type { ReactNode } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

type Props = {
  /** What the buttons are about, for whoever does not see the card around them. */
  name: string
  /** Said of the one that is used. */
  badge: string | false
  actions: readonly (readonly [label: string, onClick: () => void])[]
  children: ReactNode
}

/** One of the things that the shop has kept for a customer, and what he can do with it. */
export function StoredCard({ name, badge, actions, children }: Props) {
  return (
    <Card as="li">
      <div className="cluster cluster--apart">
        {children}
        {badge && <Badge look="success">{badge}</Badge>}
      </div>
      <div className="cluster">
        {actions.map(([label, onClick]) => (
          <Button key={label} look="quiet" size="small" aria-label={`${label} – ${name}`} onClick={onClick}>
            {label}
          </Button>
        ))}
      </div>
    </Card>
  )
}
