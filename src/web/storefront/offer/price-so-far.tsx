import { Icon } from '#web/art/icons.tsx'
import { useTranslate } from '#web/shop-context.tsx'
import { PriceLines } from '#web/ui/price-lines.tsx'
import type { QuestionsData } from './load-questions.ts'

type Props = Pick<QuestionsData, 'price' | 'lines'>

/** Where there is room, the price and every reason for it stand beside the question. */
export function PriceCard({ price, lines }: Props) {
  const t = useTranslate()

  return (
    <aside className="beside__aside price-card" aria-label={t('product.questions.soFar')}>
      <div className="card">
        <p className="muted">{t('product.questions.soFar')}</p>
        <p className="product__offer">{price}</p>
        <PriceLines lines={lines} />
      </div>
    </aside>
  )
}

/** On a phone the price stays at the lower edge, and opens to show its reasons. */
export function PriceBar({ price, lines }: Props) {
  const t = useTranslate()

  return (
    <details className="price-bar">
      <summary className="disclosure__button">
        <span>{price}</span>
        <span className="price-bar__how">
          {t('product.questions.how')} <Icon name="chevron-down" size={18} />
        </span>
      </summary>
      <PriceLines lines={lines} />
    </details>
  )
}
