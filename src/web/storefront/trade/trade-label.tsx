import { useLocation } from 'react-router'
import type { QrCode } from '#shop/formats/qr-code.ts'
import { Icon } from '#web/art/icons.tsx'
import { useTranslate } from '#web/shop-context.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { ShownTrade } from './show-trade.ts'

type Props = { trade: Pick<ShownTrade, 'label' | 'carrier'>; calendar: string | null }

/** The code to show, first on a phone, which has no printer; or the paper on the parcel. */
export function TradeLabel({ trade: { label, carrier }, calendar }: Props) {
  const t = useTranslate()

  return (
    <>
      {label ? (
        <div className="trade-label">
          <div className="stack stack--tight">
            <DropOffCode code={label.code} />
            <h3>{t('trade.label.noPrinter')}</h3>
            <p>{t('trade.label.noPrinterText')}</p>
          </div>
          <div className="stack">
            <h3>{t('trade.label.title')}</h3>
            <p>{t('trade.label.text', { carrier })}</p>
            <p>
              <LinkButton href={label.href} download={label.fileName} size="large">
                <Icon name="download" />
                {t('trade.label.download')}
              </LinkButton>
            </p>
            <TrackingNumber number={label.trackingNumber} />
          </div>
        </div>
      ) : (
        <LabelIsComing />
      )}
      <CalendarLink href={calendar} />
    </>
  )
}

export function TrackingNumber({ number }: { number: string }) {
  const t = useTranslate()

  return (
    <p className="long-words">
      {t('trade.label.number')} <span data-tracking-number>{number}</span>
    </p>
  )
}

/** The last day, for whoever lives by a calendar. */
export function CalendarLink({ href, about }: { href: string | null; about?: string }) {
  const t = useTranslate()
  if (href === null) return null

  return (
    <p>
      <a href={href} download data-calendar>
        <Icon name="clock" /> {t('trade.calendar')} {about && <span className="visually-hidden">{about}</span>}
      </a>
    </p>
  )
}

/** Always dark on white: readers at the counter do not know dark mode. */
function DropOffCode({ code: { size, path } }: { code: QrCode }) {
  const t = useTranslate()

  return (
    <svg
      id="drop-off-code"
      className="drop-off-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t('trade.label.code')}
    >
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
