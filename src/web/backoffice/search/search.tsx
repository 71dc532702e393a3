import { redirect, useLoaderData } from 'react-router'
import { formatCaseNumber, parseCaseNumber } from '#domain/cases/case-number.ts'
import { readCode } from '#domain/warehouse/scans/read-code.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { RowsTable, type Column } from '#web/backoffice/table/rows-table.tsx'
import { office } from '#web/backoffice/office-handlers.ts'
import { StatusBadge } from '#web/backoffice/trades/state-badge.tsx'
import { findHits, type Hits } from './find-hits.ts'
import { useDestinations, type Destination } from './destinations.ts'

/** Places and cases are told by the form of their codes. */
function addressOfCode(text: string): string | undefined {
  const number = parseCaseNumber(text)
  if (number !== undefined) return `/cases/${formatCaseNumber(number)}`
  const code = readCode(text)
  return code.kind === 'place' ? `/places/${code.text}` : undefined
}

/** One trade that fits is opened at once: somebody has scanned it. */
export const loader = office.read('dashboard.see', async (asked) => {
  const text = asked.url.searchParams.get('q')?.trim() ?? ''
  const own = addressOfCode(text)
  if (own) throw redirect(own)
  const hits = await findHits(asked, text)
  if (hits.trades.length === 1) throw redirect(hits.trades[0]!.target)
  return { text, ...hits }
})

export default function Search() {
  const t = useOfficeTranslate()
  const { text, trades, areMoreTrades, customers, devices } = useLoaderData<typeof loader>()
  const { screens, actions } = useDestinations(text)
  const destinations = text === '' ? [] : [...screens, ...actions]
  const count = trades.length + customers.length + devices.length + destinations.length

  return (
    <>
      <div className="stack stack--tight">
        <h1>{t('office.trades.search.title')}</h1>
        <p role="status">{t('office.trades.search.hits', { count, text })}</p>
        {count === 0 && <p className="office-soft">{t('office.trades.search.help')}</p>}
        {areMoreTrades && <p className="office-soft">{t('office.trades.search.many')}</p>}
      </div>
      <TradeHits trades={trades} />
      <FoundLinks
        title={t('office.frame.screen.customers')}
        links={customers.map(({ number, name, email, target }) => ({
          title: `${number} · ${name ?? '–'}`,
          detail: email,
          target,
        }))}
      />
      <FoundLinks
        title={t('office.frame.screen.catalogue')}
        links={devices.map(({ name, category, target }) => ({
          title: name,
          detail: t(`category.${category}`),
          target,
        }))}
      />
      <FoundLinks title={t('office.lists.palette.screens')} links={destinations} />
    </>
  )
}

function TradeHits({ trades }: Pick<Hits, 'trades'>) {
  const t = useOfficeTranslate()
  const { formatMoment } = useFormats()
  const columns: Column<Hits['trades'][number]>[] = [
    {
      name: 'number',
      title: t('office.trades.column.number'),
      show: (hit) => <a href={hit.target}>{hit.reference}</a>,
    },
    { name: 'seller', title: t('office.trades.column.seller'), show: ({ name }) => name },
    { name: 'email', title: t('office.trades.column.email'), show: ({ email }) => email },
    {
      name: 'device',
      title: t('office.trades.column.device'),
      show: ({ position, devices }) => (position === null ? devices.join(', ') : devices[position]),
    },
    {
      name: 'place',
      title: t('office.warehouse.places.label'),
      show: ({ position, places }) =>
        [...new Set(position === null ? places : [places[position]])].filter(Boolean).join(', '),
    },
    { name: 'status', title: t('office.trades.column.status'), show: ({ status }) => <StatusBadge status={status} /> },
    { name: 'created', title: t('office.trades.column.created'), show: ({ createdAt }) => formatMoment(createdAt) },
  ]
  if (trades.length === 0) return null

  return (
    <RowsTable
      caption={t('office.trades.search.title')}
      columns={columns}
      rows={trades}
      keyOf={({ reference }) => reference}
    />
  )
}

type FoundLink = Destination & { detail?: string | null }

function FoundLinks({ title, links }: { title: string; links: readonly FoundLink[] }) {
  if (links.length === 0) return null

  return (
    <section className="stack stack--tight">
      <h2>{title}</h2>
      <ul className="office-plain">
        {links.map((link) => (
          <li key={link.target}>
            <a href={link.target}>{link.title}</a> {link.detail && <span className="office-soft">{link.detail}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
