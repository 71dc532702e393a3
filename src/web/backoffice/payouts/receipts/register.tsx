import { useLoaderData } from 'react-router'
import { findRegisterState, readRegister, type RegisterState } from '#domain/payouts/register/read-register.ts'
import type { RegisterEntry } from '#domain/payouts/register/register.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { office } from '#web/backoffice/office-handlers.ts'
import { DataTable } from '#web/backoffice/table/data-table.tsx'
import type { Column } from '#web/backoffice/table/rows-table.tsx'
import { pageOf, readTable } from '#web/backoffice/table/table-query.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'

const table = { sorts: ['number'], usual: '-number' } as const

export const loader = office.list('payouts.see', async ({ engines, url }) => {
  const query = readTable(url, table)
  const [page, state] = await Promise.all([
    readRegister(engines, { descending: query.descending, ...pageOf(query) }),
    findRegisterState(engines),
  ])
  return { query, page, state }
})

export default function Register() {
  const t = useOfficeTranslate()
  const { formatDay, formatMoney } = useFormats()
  const { query, page, state } = useLoaderData<typeof loader>()
  const columns: Column<RegisterEntry>[] = [
    {
      name: 'number',
      title: t('office.payouts.column.number'),
      sort: 'number',
      number: true,
      show: ({ number }) => number,
    },
    { name: 'date', title: t('office.payouts.column.date'), show: ({ at }) => formatDay(new Date(at)) },
    {
      name: 'device',
      title: t('office.payouts.column.device'),
      show: ({ device, imei }) => [device, imei].filter(Boolean).join(' · '),
    },
    { name: 'seller', title: t('office.payouts.column.seller'), show: ({ seller }) => seller },
    {
      name: 'document',
      title: t('office.payouts.column.document'),
      show: ({ documentNumber, documentAuthority }) => `${documentNumber}, ${documentAuthority}`,
    },
    { name: 'sum', title: t('office.payouts.column.sum'), number: true, show: ({ cents }) => formatMoney(cents) },
  ]

  return (
    <>
      <div className="stack stack--tight">
        <h1>{t('office.frame.screen.register')}</h1>
        <p className="office-soft">{t('office.payouts.register.text')}</p>
      </div>
      <ChainState state={state} />
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

function ChainState({ state: { brokenAt, checkedTo, last, lastHash: hash } }: { state: RegisterState }) {
  const t = useOfficeTranslate()
  if (brokenAt !== undefined)
    return <Notice look="danger" title={t('office.payouts.register.broken', { number: brokenAt })} live="alert" />
  const isWhole = checkedTo === last

  return (
    <p className="long-words">
      {isWhole
        ? t('office.payouts.register.whole', { hash })
        : t('office.payouts.register.checked', { number: checkedTo, hash })}
    </p>
  )
}
