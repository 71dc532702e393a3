import type { ItemState, TradeStatus } from '#domain/trades/lifecycle/trade-status.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'

type Look = 'plain' | 'brand' | 'success' | 'warning' | 'danger'

const looks: Record<ItemState, Look> = {
  EXPECTED: 'plain',
  IN_TRANSIT: 'plain',
  RECEIVED: 'brand',
  MISSING: 'danger',
  IN_INSPECTION: 'brand',
  CLARIFICATION: 'warning',
  LOCKED: 'warning',
  SUSPENDED: 'danger',
  SEIZED: 'danger',
  ACCEPTED: 'success',
  PAYOUT_PENDING: 'success',
  PAYOUT_FAILED: 'danger',
  PAID: 'success',
  RETURN_PENDING: 'warning',
  RETURNED: 'plain',
  RECYCLED: 'plain',
  CANCELLED: 'plain',
  EXPIRED: 'plain',
}

export function StateBadge({ state }: { state: ItemState }) {
  const t = useOfficeTranslate()
  return <Badge look={looks[state]}>{t(`office.trades.state.${state}`)}</Badge>
}

const statusLooks: Partial<Record<TradeStatus, Look>> = {
  ACTION_NEEDED: 'warning',
  ON_HOLD: 'danger',
  IN_INSPECTION: 'brand',
  PAYOUT: 'success',
  COMPLETED: 'success',
  RETURNING: 'warning',
}

export function StatusBadge({ status }: { status: TradeStatus }) {
  const t = useOfficeTranslate()
  return <Badge look={statusLooks[status] ?? 'plain'}>{t(`office.trades.status.${status}`)}</Badge>
}
