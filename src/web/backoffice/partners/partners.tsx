import { useLoaderData } from 'react-router'
import { findPartners } from '#domain/partners/find-partners.ts'
import { formatDate } from '#shop/formats/dates.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { DataTable } from '#web/backoffice/table/data-table.tsx'
import type { Column } from '#web/backoffice/table/rows-table.tsx'
import { readTable, slice } from '#web/backoffice/table/table-query.ts'

const table = { sorts: ['name'], usual: 'name' } as const

export const loader = office.read('partners.see', async ({ engines, url }) => {
  const query = readTable(url, table)
  const found = await findPartners(engines)
  const all = query.descending ? found.toReversed() : found
  const { offset, limit } = slice(query)
  return { query, partners: all.slice(offset, offset + limit), total: all.length }
})

type Row = Awaited<ReturnType<typeof loader>>['partners'][number]

export default function Partners() {
  const t = useOfficeTranslate()
  const may = useMay()
  const { query, partners, total } = useLoaderData<typeof loader>()
  const columns: Column<Row>[] = [
    {
      title: t('office.partners.name'),
      sort: 'name',
      show: ({ code, name }) => <a href={`/partners/${code}`}>{name}</a>,
    },
    { title: t('office.partners.landingPage'), show: ({ landingPage }) => landingPage },
    { title: t('office.partners.origins'), show: ({ origins }) => origins.join(', ') },
    {
      title: t('office.partners.rate'),
      number: true,
      show: ({ basisPoints }) => `${(basisPoints / 100).toLocaleString('de-DE')} %`,
    },
    { title: t('office.partners.since'), show: ({ createdAt }) => formatDate(createdAt, 'dd.mm.yy') },
    {
      title: t('office.partners.state'),
      show: ({ active }) => (
        <Badge look={active ? 'success' : 'plain'}>{t(`office.partners.${active ? 'active' : 'ended'}`)}</Badge>
      ),
    },
  ]

  return (
    <>
      <div className="cluster cluster--apart">
        <div className="stack stack--tight">
          <h1>{t('office.frame.screen.partners')}</h1>
          <p className="office-soft">{t('office.partners.text')}</p>
        </div>
        <div className="cluster">
          <a href="/partners/commission">{t('office.partners.report')}</a>
          {may('partners.change') && <LinkButton href="/partners/new">{t('office.partners.new')}</LinkButton>}
        </div>
      </div>
      <DataTable
        caption={t('office.frame.screen.partners')}
        columns={columns}
        rows={partners}
        keyOf={({ code }) => code}
        total={total}
        query={query}
      />
    </>
  )
}
