import { useLoaderData } from 'react-router'
import { findInspectionQueue, queueShares, type QueuedItem } from '#domain/inspection/inspection-queue.ts'
import { itemReference } from '#domain/trades/trade-number.ts'
import { formatMoment, useAge } from '#web/backoffice/frame/office-time.ts'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { office } from '#web/backoffice/office-handlers.ts'

export const loader = office.read('trades.see', async ({ engines, colleague, url }) => {
  const share = queueShares.find((each) => each === url.searchParams.get('share')) ?? 'free'
  return { share, ...(await findInspectionQueue(engines, colleague, share)), now: engines.now() }
})

export default function InspectionQueue() {
  const t = useOfficeTranslate()
  const may = useMay()
  const { share, items, counts, now } = useLoaderData<typeof loader>()
  const next = share === 'free' ? items[0] : undefined

  return (
    <>
      <div className="cluster cluster--apart">
        <h1>{t('office.frame.screen.inspection')}</h1>
        {next && may('trades.inspect') && (
          <LinkButton href={`/inspection/${itemReference(next.number, next.position)}`}>
            {t('office.inspection.queue.next')}
          </LinkButton>
        )}
      </div>
      <nav className="office-shares" aria-label={t('office.frame.screen.inspection')}>
        {queueShares.map((each) => (
          <a key={each} href={`/inspection?share=${each}`} aria-current={each === share ? 'page' : undefined}>
            {t(`office.inspection.queue.${each}`)} <strong>{counts[each]}</strong>
          </a>
        ))}
      </nav>
      {items.length === 0 ? (
        <p className="office-empty">{t('office.inspection.queue.empty')}</p>
      ) : (
        <QueueTable items={items} now={now} />
      )}
    </>
  )
}

function QueueTable({ items, now }: { items: readonly QueuedItem[]; now: Date }) {
  const t = useOfficeTranslate()
  const age = useAge(now)

  return (
    <div className="table-frame" tabIndex={0} role="region" aria-label={t('office.frame.screen.inspection')}>
      <table className="office-table">
        <thead>
          <tr>
            <th scope="col">{t('office.inspection.queue.column.item')}</th>
            <th scope="col">{t('office.inspection.queue.column.model')}</th>
            <th scope="col">{t('office.inspection.queue.column.age')}</th>
            <th scope="col">{t('office.inspection.queue.column.due')}</th>
            <th scope="col">{t('office.inspection.queue.column.who')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={itemReference(item.number, item.position)}>
              <td>
                <a className="office-nowrap" href={`/inspection/${itemReference(item.number, item.position)}`}>
                  {itemReference(item.number, item.position)}
                </a>
              </td>
              <td>
                {item.device} {item.isSecondLook && <Badge look="warning">{t('office.inspection.queue.second')}</Badge>}
              </td>
              <td>{age(item.since)}</td>
              <td>
                {formatMoment(item.dueAt)}{' '}
                <Badge look={item.isOverdue ? 'danger' : 'success'}>
                  {t(item.isOverdue ? 'office.inspection.queue.late' : 'office.inspection.queue.onTime')}
                </Badge>
              </td>
              <td>{item.inspector}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
