import { data, Form, redirect, useActionData, useLoaderData } from 'react-router'
import { changePlace } from '#domain/warehouse/places/change-places.ts'
import { findPlace } from '#domain/warehouse/places/find-places.ts'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { PrintButton } from '#web/backoffice/labels/print-button.tsx'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PlaceFields, readPlaceForm } from './place-fields.tsx'
import { PlacedItems } from './placed-items.tsx'
import { StocktakeTable } from './stocktake-table.tsx'

export const loader = office.read('places.see', async ({ engines, params }) => {
  const view = await findPlace(engines, params['code'] ?? '')
  if (!view) throw data(null, { status: 404 })
  return view
})

export const action = office.change('places.change', async ({ engines, colleague, params, form }) => {
  const code = (params['code'] ?? '').toUpperCase()
  const change = { code, ...readPlaceForm(form), isClosed: form.get('closed') === 'yes' }
  const changed = await changePlace(engines, colleague, change)
  if (changed.ok) return redirect(`/places/${code}`)
  return data({ refusal: changed.reason }, { status: changed.reason === 'no-such-place' ? 404 : 422 })
})

export default function PlacePage() {
  const t = useOfficeTranslate()
  const may = useMay()
  const { place, items, stocktakes } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()

  return (
    <>
      <div className="stack stack--tight">
        <p>
          <a href="/places">{t('office.frame.screen.places')}</a>
        </p>
        <h1>{place.code}</h1>
        <p className="office-soft">
          {t(`office.warehouse.places.kinds.${place.kind}`)} ·{' '}
          {t('office.warehouse.putAway.filled', { devices: place.devices, capacity: place.capacity ?? 0 })}
        </p>
      </div>
      {refused && <Notice look="danger" live="alert" title={t(`office.warehouse.places.refusal.${refused.refusal}`)} />}
      <PrintButton kind="place" name={place.code} />
      <PlacedItems items={items} />
      {may('places.change') && (
        <Form method="post" className="office-filters" key={JSON.stringify(place)}>
          <PlaceFields place={place} />
          <label className="office-answer">
            <input type="checkbox" name="closed" value="yes" defaultChecked={place.isClosed} />
            <span>{t('office.warehouse.places.closed')}</span>
          </label>
          <Button type="submit" look="quiet">
            {t('office.warehouse.places.save')}
          </Button>
        </Form>
      )}
      <section className="stack stack--tight">
        <h2>{t('office.warehouse.stocktake.last')}</h2>
        <StocktakeTable stocktakes={stocktakes} />
      </section>
    </>
  )
}
