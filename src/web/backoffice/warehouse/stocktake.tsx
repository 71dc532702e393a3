import { Form, useLoaderData } from 'react-router'
import { findStocktakes } from '#domain/warehouse/places/find-places.ts'
import { findStation } from '#domain/warehouse/stations/find-station.ts'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { ScanPanel } from '#web/backoffice/scanning/scan-panel.tsx'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { StocktakeTable } from './stocktake-table.tsx'
import { UnfinishedList } from './unfinished-list.tsx'

export const loader = office.read('places.see', async ({ engines, colleague }) => {
  const [{ place, itemIds, unfinished, scans }, stocktakes] = await Promise.all([
    findStation(engines, colleague, 'stocktake'),
    findStocktakes(engines),
  ])
  return { place, count: itemIds.length, unfinished, scans, stocktakes, key: crypto.randomUUID() }
})

export default function Stocktake() {
  const t = useOfficeTranslate()
  const may = useMay()
  const { place, count, unfinished, scans, stocktakes, key } = useLoaderData<typeof loader>()

  return (
    <>
      <h1>{t('office.frame.screen.stocktake')}</h1>
      {may('trades.receive') && (
        <ScanPanel station="stocktake" scans={scans} formKey={key} hint={t('office.warehouse.stocktake.hint')} />
      )}
      {place && (
        <Form method="post" action="/scan" className="cluster">
          <strong>
            {t('office.warehouse.stocktake.counting', { place: place.code, count, expected: place.devices })}
          </strong>
          <input type="hidden" name="station" value="stocktake" />
          <input type="hidden" name="key" value={key} />
          <Button type="submit" name="code" value={place.code}>
            {t('office.warehouse.stocktake.finish')}
          </Button>
        </Form>
      )}
      <UnfinishedList rows={unfinished} />
      <section className="stack stack--tight">
        <h2>{t('office.warehouse.stocktake.last')}</h2>
        <StocktakeTable stocktakes={stocktakes} />
      </section>
    </>
  )
}
