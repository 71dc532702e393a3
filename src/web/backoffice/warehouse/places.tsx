import { data, Form, redirect, useActionData, useLoaderData } from 'react-router'
import { addPlace } from '#domain/warehouse/places/change-places.ts'
import { findPlaces } from '#domain/warehouse/places/find-places.ts'
import type { Place } from '#domain/warehouse/places/place.ts'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { PrintButton } from '#web/backoffice/labels/print-button.tsx'
import { RowsTable, type Column } from '#web/backoffice/table/rows-table.tsx'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PlaceFields, readPlaceForm } from './place-fields.tsx'

export const loader = office.read('places.see', async ({ engines }) => ({ places: await findPlaces(engines) }))

export const action = office.change('places.change', async ({ engines, colleague, form }) => {
  const code = String(form.get('code') ?? '')
  const added = await addPlace(engines, colleague, { code, ...readPlaceForm(form) })
  return added.ok ? redirect('/places') : data({ refusal: added.reason, code }, { status: 422 })
})

export default function Places() {
  const t = useOfficeTranslate()
  const may = useMay()
  const { places } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()

  return (
    <>
      <h1>{t('office.frame.screen.places')}</h1>
      {refused && <Notice look="danger" live="alert" title={t(`office.warehouse.places.refusal.${refused.refusal}`)} />}
      {may('places.change') && (
        <Form method="post" className="office-filters" key={places.length}>
          <TextInput
            label={t('office.warehouse.places.code')}
            hint={t('office.warehouse.places.codeHint')}
            name="code"
            required
            maxLength={40}
            autoComplete="off"
            defaultValue={refused?.code ?? 'P-'}
          />
          <PlaceFields />
          <Button type="submit" look="quiet">
            {t('office.warehouse.places.add')}
          </Button>
        </Form>
      )}
      {places.length === 0 ? (
        <p className="office-empty">{t('office.warehouse.places.nothing')}</p>
      ) : (
        <>
          <PrintButton kind="places" />
          <PlaceTable places={places} />
        </>
      )}
    </>
  )
}

function PlaceTable({ places }: { places: readonly Place[] }) {
  const t = useOfficeTranslate()
  const columns: Column<Place>[] = [
    {
      name: 'code',
      title: t('office.warehouse.places.code'),
      show: ({ code }) => (
        <a className="office-nowrap" href={`/places/${code}`}>
          {code}
        </a>
      ),
    },
    {
      name: 'kind',
      title: t('office.warehouse.places.kind'),
      show: ({ kind }) => t(`office.warehouse.places.kinds.${kind}`),
    },
    { name: 'devices', title: t('office.warehouse.places.devices'), number: true, show: ({ devices }) => devices },
    {
      name: 'capacity',
      title: t('office.warehouse.places.room'),
      number: true,
      show: ({ capacity }) => capacity ?? '–',
    },
    {
      name: 'state',
      title: t('office.warehouse.places.state'),
      show: ({ isClosed }) =>
        isClosed ? (
          <Badge look="warning">{t('office.warehouse.places.closed')}</Badge>
        ) : (
          t('office.warehouse.places.open')
        ),
    },
  ]

  return (
    <RowsTable caption={t('office.frame.screen.places')} columns={columns} rows={places} keyOf={({ code }) => code} />
  )
}
