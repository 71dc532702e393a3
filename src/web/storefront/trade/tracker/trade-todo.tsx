import { useTranslate } from '#web/shop-context.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import type { ShownDevice } from '#web/storefront/trade/show-progress.ts'

/** What only the seller can do about his devices, each with the button that does it. */
export function TradeTodo({ devices, address }: { devices: readonly ShownDevice[]; address: string }) {
  const t = useTranslate()
  const asked = devices.filter(({ question }) => question !== null)
  const locked = devices.find(({ status }) => status === 'LOCKED')
  if (asked.length === 0 && !locked) return null

  return (
    <ul className="lines">
      {asked.map(({ id, name, question, due }) => (
        <li key={id} className="cluster cluster--apart">
          <span>
            <strong>{name}</strong>
            {due && ` · ${t('trade.device.until', { date: due })}`}
          </span>
          <LinkButton href={question!}>{t('trade.device.answer')}</LinkButton>
        </li>
      ))}
      {locked && (
        <li className="cluster cluster--apart">
          <span>{t('trade.device.lock', { date: locked.due ?? '' })}</span>
          <LinkButton href={`${address}?do=unlocked`}>{t('trade.action.unlocked.link')}</LinkButton>
        </li>
      )}
    </ul>
  )
}
