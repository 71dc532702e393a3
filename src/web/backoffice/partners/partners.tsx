import { useLoaderData } from 'react-router'
import { findPartners } from '#domain/partners/find-partners.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { DataTable } from '#web/backoffice/table/data-table.tsx'
import { orderRows } from '#web/backoffice/table/order-rows.ts'
import type { Column } from '#web/backoffice/table/rows-table.tsx'
import { readTable } from '#web/backoffice/table/table-query.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'

const table = { sorts: ['name'], usual: 'name' } as const

export const loader = office.list('partners.see', async ({ engines, url }) => {
  const query = readTable(url, table)
  const shown = { values: { name: ({ name }: { name: string }) => name }, keyOf: ({ code }: { code: string }) => code }
  return { query, page: orderRows(await findPartners(engines), query, shown) }
})

type Row = Awaited<ReturnType<typeof loader>>['page']['rows'][number]

export default function Partners() {
  const t = useOfficeTranslate()
  const { formatDay, formatPercent } = useFormats()
  const may = useMay()
  const { query, page } = useLoaderData<typeof loader>()
  const columns: Column<Row>[] = [
    {
      name: 'name',
      title: t('office.partners.name'),
      sort: 'name',
      show: ({ code, name }) => <a href={`/partners/${code}`}>{name}</a>,
    },
    { name: 'landingPage', title: t('office.partners.landingPage'), show: ({ landingPage }) => landingPage },
    { name: 'origins', title: t('office.partners.origins'), show: ({ origins }) => origins.join(', ') },
    {
      name: 'rate',
      title: t('office.partners.rate'),
      number: true,
      show: ({ basisPoints }) => formatPercent(basisPoints),
    },
    { name: 'since', title: t('office.partners.since'), show: ({ createdAt }) => formatDay(createdAt) },
    {
      name: 'state',
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
        page={page}
        keyOf={({ code }) => code}
        query={query}
      />
    </>
  )
}
