import { useTranslate } from '#web/shop-context.tsx'
import { Card } from '#web/ui/card.tsx'
import { PriceLines } from '#web/ui/price-lines.tsx'
import { useMoney } from '#web/use-money.ts'
import type { ShownQuote } from './show-quote.ts'

/** Every device with its price, the net sum, and what that means for the tax. */
export function QuoteSummary({ quote }: { quote: ShownQuote }) {
  const t = useTranslate()
  const money = useMoney()
  const { lines, hiddenLines, pieces, total, tierPercent, tax, validUntil, status } = quote

  return (
    <Card as="section">
      <h2>{t('businessQuote.overview')}</h2>
      <PriceLines
        lines={lines.map(({ position, name, condition, quantity, each, cents }) => ({
          id: String(position),
          label: name,
          amount: cents === null ? '' : money(cents),
          note:
            each === null || quantity === 1
              ? t('businessQuote.condition', { condition })
              : t('businessQuote.each', { condition, price: money(each) }),
        }))}
        total={{
          label: t(total === null ? 'businessQuote.pieces' : 'businessQuote.total', { count: pieces }),
          amount: total === null ? '' : money(total),
          ...(status === 'offered' && { note: t('businessQuote.validUntil', { date: validUntil ?? '' }) }),
        }}
      />
      {hiddenLines > 0 && <p>{t('businessQuote.hidden', { count: hiddenLines })}</p>}
      {total === null ? (
        <p>{t('businessQuote.unpriced')}</p>
      ) : (
        <>
          {tierPercent > 0 && <p>{t('businessQuote.tier', { percent: tierPercent })}</p>}
          <p>{t('businessQuote.net')}</p>
          {tax && <p data-tax={tax}>{t(`businessQuote.tax.${tax}`)}</p>}
        </>
      )}
      <LeftOut quote={quote} />
    </Card>
  )
}

/** Rows of the company's list that have no price, or none yet. */
function LeftOut({ quote: { left, hiddenLeft, status } }: { quote: ShownQuote }) {
  const t = useTranslate()
  if (left.length === 0) return null

  return (
    <>
      <h3>{t(status === 'requested' ? 'businessQuote.left.requested' : 'businessQuote.left.decided')}</h3>
      <ul className="stack stack--tight">
        {left.map(({ position, name, answer }) => (
          <li key={position} className="long-words">
            {name}
            {answer !== '' && <p className="muted">{answer}</p>}
          </li>
        ))}
      </ul>
      {hiddenLeft > 0 && <p>{t('businessQuote.request.moreRows', { count: hiddenLeft })}</p>}
    </>
  )
}
