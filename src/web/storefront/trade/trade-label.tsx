import { useLocation } from 'react-router'
import type { QrCode } from '#shop/formats/qr-code.ts'
import { Icon } from '#web/art/icons.tsx'
import { useTranslate } from '#web/shop-context.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { ShownTrade } from './show-trade.ts'

/** The paper on the parcel, or the code instead of it. */
export function TradeLabel({ trade: { label, carrier } }: { trade: ShownTrade }) {
  const t = useTranslate()
  if (!label) return <LabelIsComing />

  return (
    <Card as="section" className="trade-label">
      <div className="stack">
        <h2>{t('trade.label.title')}</h2>
        <p>{t('trade.label.text', { carrier })}</p>
        <p>
          <LinkButton href={label.href} download={label.fileName} size="large">
            <Icon name="download" />
            {t('trade.label.download')}
          </LinkButton>
        </p>
        <p className="long-words">
          {t('trade.label.number')} <span data-tracking-number>{label.trackingNumber}</span>
        </p>
      </div>
      <div className="stack stack--tight">
        <DropOffCode code={label.code} />
        <h3>{t('trade.label.noPrinter')}</h3>
        <p>{t('trade.label.noPrinterText')}</p>
      </div>
    </Card>
  )
}

/** Always dark on white: readers at the counter do not know dark mode. */
function DropOffCode({ code: { size, path } }: { code: QrCode }) {
  const t = useTranslate()

  return (
    <svg className="drop-off-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('trade.label.code')}>
      <path d={path} />
    </svg>
  )
}

/** The link asks for the same page again, for those without scripts. */
function LabelIsComing() {
  const t = useTranslate()
  const { pathname, search } = useLocation()

  return (
    <Notice look="soon" title={t('trade.label.waiting')} live="status">
      <p>
        {t('trade.label.waitingText')} <a href={pathname + search}>{t('trade.label.refresh')}</a>
      </p>
    </Notice>
  )
}
