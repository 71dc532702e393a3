import { Icon } from '#web/art/icons.tsx'
import { useShop, useTranslate } from '#web/shop-context.tsx'
import { PackingChecklist } from '#web/storefront/trade/packing/packing-checklist.tsx'
import { useAskAgain } from '#web/storefront/trade/use-ask-again.ts'
import { Badge } from '#web/ui/badge.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useMoney } from '#web/use-money.ts'
import type { ShownQuote } from './show-quote.ts'

/** What was sold: a label per box, all of them in one file, and how each box stands. */
export function QuoteBoxes({ quote }: { quote: ShownQuote }) {
  const t = useTranslate()
  const { boxes, labels, number, sendUntil } = quote
  const carrier = useShop().country.footerShippingLogo.toUpperCase()
  useAskAgain(labels === null)

  return (
    <>
      <Notice look="success" live="status" title={t('businessQuote.state.accepted')}>
        <p>{t('businessQuote.state.acceptedText', { count: boxes.length })}</p>
      </Notice>
      <Card as="section" className="stack">
        <h2>{t('businessQuote.boxes.title', { count: boxes.length })}</h2>
        <p>{t('businessQuote.boxes.text', { carrier })}</p>
        {labels === null ? (
          <p role="status">{t('businessQuote.boxes.waiting')}</p>
        ) : (
          <p>
            <LinkButton href={labels} download={`umlauf-${number}.pdf`} size="large">
              <Icon name="download" />
              {t('businessQuote.boxes.all', { count: boxes.length })}
            </LinkButton>
          </p>
        )}
        <ol className="stack">
          {boxes.map((box, index) => (
            <BoxLine key={box.number} box={box} place={index + 1} />
          ))}
        </ol>
      </Card>
      <PackingChecklist date={sendUntil} />
    </>
  )
}

function BoxLine({ box, place }: { box: ShownQuote['boxes'][number]; place: number }) {
  const t = useTranslate()
  const money = useMoney()
  const { number, href, pieces, cents, status, trackingNumber, label } = box

  return (
    <li className="stack stack--tight" data-box={number}>
      <p className="cluster">
        <strong>{t('businessQuote.boxes.box', { box: place })}</strong>
        <a href={href}>{number}</a>
        <Badge>{t(`trade.status.${status}`)}</Badge>
      </p>
      <p>
        {t('businessQuote.boxes.inside', { count: pieces, amount: money(cents) })}
        {trackingNumber !== null && ` · ${trackingNumber}`}
      </p>
      {label && (
        <p>
          <a href={label.href} download={label.fileName}>
            {t('businessQuote.boxes.label', { box: place })}
          </a>
        </p>
      )}
    </li>
  )
}
