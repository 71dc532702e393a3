import type { ReactNode } from 'react'
import type { BusinessQuote } from '#domain/business/quotes/business-quote.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { QuoteBadge } from './quote-status.tsx'

/** Who asked, how things stand, and what has become of it. */
export function QuoteSide({ quote, trades }: { quote: BusinessQuote; trades: readonly string[] }) {
  const t = useOfficeTranslate()
  const { formatMoment } = useFormats()
  const may = useMay()
  const { status, contact, createdAt, validUntil, decidedBy, reason, boxes } = quote
  const facts: [string, ReactNode][] = [
    [t('office.businessQuotes.column.status'), <QuoteBadge key="status" status={status} />],
    [t('office.businessQuotes.column.created'), formatMoment(createdAt)],
    ...fact(t('office.businessQuotes.column.validUntil'), validUntil && formatMoment(validUntil)),
    ...fact(t('office.businessQuotes.decidedBy'), decidedBy),
    ...fact(t('office.businessQuotes.given'), reason),
    [t('office.businessQuotes.column.company'), contact.company],
    [t('office.businessQuotes.vatId'), contact.vatId],
    [t('office.businessQuotes.taxMode'), t(`checkout.taxMode.${contact.taxMode}`)],
    [t('office.businessQuotes.column.contact'), `${contact.firstName} ${contact.lastName}`],
    [
      t('office.businessQuotes.email'),
      <a key="email" href={`mailto:${contact.email}`}>
        {contact.email}
      </a>,
    ],
    [t('office.businessQuotes.phone'), contact.phone],
    ...fact(t('office.businessQuotes.boxes'), boxes),
    ...(may('trades.see') && trades.length > 0
      ? ([[t('office.businessQuotes.trades'), <TradeLinks key="trades" trades={trades} />]] as [string, ReactNode][])
      : []),
  ]

  return (
    <aside className="stack">
      <dl className="office-sender">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}

/** What there is nothing to say about is left out. */
const fact = (name: string, value: string | number | null): [string, ReactNode][] =>
  value === null || value === '' ? [] : [[name, value]]

const TradeLinks = ({ trades }: { trades: readonly string[] }) => (
  <ul>
    {trades.map((trade) => (
      <li key={trade}>
        <a href={`/trades/${trade}`}>{trade}</a>
      </li>
    ))}
  </ul>
)
