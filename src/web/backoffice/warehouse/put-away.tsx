import { useLoaderData } from 'react-router'
import { findPlace, findUnplaced } from '#domain/warehouse/places/find-places.ts'
import { findStation } from '#domain/warehouse/stations/find-station.ts'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { ScanPanel } from '#web/backoffice/scanning/scan-panel.tsx'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { PlacedItems } from './placed-items.tsx'

export const loader = office.read('places.see', async ({ engines, colleague }) => {
  const [{ place, scans }, unplaced] = await Promise.all([
    findStation(engines, colleague, 'put-away'),
    findUnplaced(engines),
  ])
  return { view: place && (await findPlace(engines, place.code)), unplaced, scans, key: crypto.randomUUID() }
})

export default function PutAway() {
  const t = useOfficeTranslate()
  const may = useMay()
  const { view, unplaced, scans, key } = useLoaderData<typeof loader>()

  return (
    <>
      <h1>{t('office.frame.screen.putAway')}</h1>
      {may('trades.receive') && (
        <ScanPanel station="put-away" scans={scans} formKey={key} hint={t('office.warehouse.putAway.hint')} />
      )}
      {view ? (
        <section className="stack stack--tight">
          <h2>
            <a href={`/places/${view.place.code}`}>{view.place.code}</a> ·{' '}
            {t('office.warehouse.putAway.filled', {
              devices: view.place.devices,
              capacity: view.place.capacity ?? 0,
            })}
          </h2>
          <PlacedItems items={view.items} />
        </section>
      ) : (
        <p className="office-empty">{t('office.warehouse.putAway.none')}</p>
      )}
      {unplaced.count > 0 && (
        <section className="stack stack--tight">
          <h2>{t('office.warehouse.putAway.unplaced', { count: unplaced.count })}</h2>
          <PlacedItems items={unplaced.items} />
        </section>
      )}
    </>
  )
}
