import { useLoaderData } from 'react-router'
import { readRegister } from '#domain/payouts/register/read-register.ts'
import type { RegisterEntry } from '#domain/payouts/register/register.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { office } from '#web/backoffice/office-handlers.ts'
import { DataTable } from '#web/backoffice/table/data-table.tsx'
import { orderRows } from '#web/backoffice/table/order-rows.ts'
import type { Column } from '#web/backoffice/table/rows-table.tsx'
import { readTable } from '#web/backoffice/table/table-query.ts'
import { day, money } from '#web/backoffice/payouts/format.ts'

const table = { sorts: ['number'], usual: '-number' } as const

export const loader = office.read('payouts.see', async ({ engines, url }) => {
  const query = readTable(url, table)
  const { entries, brokenAt, lastHash } = await readRegister(engines)
  const shown = {
    values: { number: ({ number }: RegisterEntry) => number },
    keyOf: ({ number }: RegisterEntry) => String(number),
  }
  return { query, page: orderRows(entries, query, shown), brokenAt, lastHash }
})

export default function Register() {
  const t = useOfficeTranslate()
  const { query, page, brokenAt, lastHash } = useLoaderData<typeof loader>()
  const columns: Column<RegisterEntry>[] = [
    { title: t('office.payouts.column.number'), sort: 'number', number: true, show: ({ number }) => number },
    { title: t('office.payouts.column.date'), show: ({ at }) => day(new Date(at)) },
    {
      title: t('office.payouts.column.device'),
      show: ({ device, imei }) => [device, imei].filter(Boolean).join(' · '),
    },
    { title: t('office.payouts.column.seller'), show: ({ seller }) => seller },
    {
      title: t('office.payouts.column.document'),
      show: ({ documentNumber, documentAuthority }) => `${documentNumber}, ${documentAuthority}`,
    },
    { title: t('office.payouts.column.sum'), number: true, show: ({ cents }) => money(cents) },
  ]

  return (
    <>
      <div className="stack stack--tight">
        <h1>{t('office.frame.screen.register')}</h1>
        <p className="office-soft">{t('office.payouts.register.text')}</p>
      </div>
      {brokenAt === undefined ? (
        <p className="long-words">{t('office.payouts.register.whole', { hash: lastHash })}</p>
      ) : (
        <Notice look="danger" title={t('office.payouts.register.broken', { number: brokenAt })} live="alert" />
      )}
      <p>
        <a href="/register/export" download>
          {t('office.payouts.register.export')}
        </a>
      </p>
      <DataTable
        caption={t('office.frame.screen.register')}
        columns={columns}
        page={page}
        keyOf={({ number }) => String(number)}
        query={query}
      />
    </>
  )
}
