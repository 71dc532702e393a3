import type { SellerAction } from '#domain/trades/lifecycle/seller-actions.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { LinkButton } from '#web/ui/button.tsx'

/** What the seller can do now. Every link only asks once more. */
export function TradeActions({ actions, address }: { actions: readonly SellerAction[]; address: string }) {
  const t = useTranslate()
  if (actions.length === 0) return null

  return (
    <section className="stack">
      <h2>{t('trade.action.title')}</h2>
      <p className="cluster">
        {actions.map((action) => (
          <LinkButton key={action} href={`${address}?do=${action}`} look="quiet" data-action={action}>
            {t(`trade.action.${action}.link`)}
          </LinkButton>
        ))}
      </p>
    </section>
  )
}
