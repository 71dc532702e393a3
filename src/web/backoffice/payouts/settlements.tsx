import { Form, redirect, useActionData, useLoaderData } from 'react-router'
import { findSettlements } from '#domain/payouts/settlements/find-settlement.ts'
import { uploadSettlement } from '#domain/payouts/settlements/upload-settlement.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import type { Column } from '#web/backoffice/table/rows-table.tsx'
import { DataTable } from '#web/backoffice/table/data-table.tsx'
import { wholePage } from '#web/backoffice/table/order-rows.ts'
import { Refusal, refuse, type Refused } from './refusal.tsx'
import { useFormats } from '#web/backoffice/frame/formats.ts'

export const loader = office.read('payouts.see', ({ engines }) => findSettlements(engines))

/** A year of payouts in one file of a bank. */
const MAX_FILE_SIZE = 12 * 1024 * 1024

/** Keeps the file and shows what it would do. */
export const action = office.upload('payouts.prepare', MAX_FILE_SIZE, async ({ engines, colleague, upload }) => {
  if (!upload.ok) return refuse('unreadable')
  const { name, bytes } = upload
  const result = await uploadSettlement(engines, colleague, { name, bytes })
  return result.ok ? redirect(`/payouts/settlements/${result.id}`) : refuse(result.reason)
})

type Row = Awaited<ReturnType<typeof loader>>[number]

export default function Settlements() {
  const t = useOfficeTranslate()
  const { formatDay } = useFormats()
  const settlements = useLoaderData<typeof loader>()
  const refused = useActionData<Refused>()
  const may = useMay()
  const columns: Column<Row>[] = [
    {
      name: 'file',
      title: t('office.payouts.column.file'),
      show: ({ id, name }) => <a href={`/payouts/settlements/${id}`}>{name || id}</a>,
    },
    {
      name: 'method',
      title: t('office.payouts.column.method'),
      show: ({ kind }) => t(`office.payouts.settlement.kind.${kind}`),
    },
    {
      name: 'uploaded',
      title: t('office.payouts.column.uploaded'),
      show: ({ uploadedAt, uploader }) => t('office.payouts.batch.by', { date: formatDay(uploadedAt), name: uploader }),
    },
    {
      name: 'applied',
      title: t('office.payouts.column.applied'),
      show: ({ appliedAt }) => appliedAt && formatDay(appliedAt),
    },
  ]

  return (
    <>
      <div className="stack stack--tight">
        <h1>{t('office.payouts.settlements')}</h1>
        <p className="office-soft">{t('office.payouts.settlement.text')}</p>
      </div>
      <Refusal refused={refused} />
      {may('payouts.prepare') && (
        <Form method="post" encType="multipart/form-data" className="office-filters">
          <TextInput
            label={t('office.payouts.settlement.file')}
            name="file"
            type="file"
            accept=".xml,.csv,.txt"
            required
          />
          <Button type="submit">{t('office.payouts.settlement.upload')}</Button>
        </Form>
      )}
      <DataTable
        caption={t('office.payouts.settlements')}
        columns={columns}
        page={wholePage(settlements)}
        keyOf={({ id }) => id}
      />
    </>
  )
}
