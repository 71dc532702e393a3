import { formatMoney } from '#shop/money.ts'
import { Icon } from '#web/art/icons.tsx'
import { useShop, useTranslate } from '#web/shop-context.tsx'
import { useOffer } from '#web/storefront/catalogue/offer.ts'
import { PriceLines } from '#web/ui/price-lines.tsx'
import type { QuestionsData, SaidLine } from './load-questions.ts'
import { useChange } from './use-change.ts'

type Props = Pick<QuestionsData, 'price' | 'lines'>

/** Where there is room, the price and every reason for it stand beside the question. */
export function PriceCard({ price, lines }: Props) {
  const t = useTranslate()
  const offer = useOffer()

  return (
    <aside className="beside__aside price-card" aria-label={t('product.questions.soFar')}>
      <div className="card">
        <p className="muted">{t('product.questions.soFar')}</p>
        <p className="product__offer">{offer(price)}</p>
        <Reasons lines={lines} />
      </div>
    </aside>
  )
}

/** On a phone the price stays at the lower edge, and opens to show its reasons. */
export function PriceBar({ price, lines }: Props) {
  const t = useTranslate()
  const offer = useOffer()

  return (
    <details className="price-bar">
      <summary className="disclosure__button">
        <span>{offer(price)}</span>
        <span className="price-bar__how">
          {t('product.questions.how')} <Icon name="chevron-down" size={18} />
        </span>
      </summary>
      <Reasons lines={lines} />
    </details>
  )
}

export function Reasons({ lines, total }: { lines: readonly SaidLine[]; total?: { label: string; amount: string } }) {
  const { icuLocale } = useShop().country
  const change = useChange()

  return (
    <PriceLines
      lines={lines.map(({ label, cents }, position) => ({
        label,
        amount: position === 0 ? formatMoney(cents, icuLocale) : change(cents),
        look: position > 0 && cents > 0 ? 'gain' : 'plain',
      }))}
      {...(total && { total })}
    />
  )
}
