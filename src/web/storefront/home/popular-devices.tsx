import type { PricedModel } from '#domain/catalogue/prices/price-models.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { ModelGrid } from '#web/storefront/catalogue/model-grid.tsx'

/** What others sell most, with honest prices: a shop whose catalogue is empty has nothing to show here. */
export function PopularDevices({ models }: { models: PricedModel[] }) {
  const t = useTranslate()
  if (models.length === 0) return null

  return (
    <section className="section container popular">
      <div className="section__head">
        <h2>{t('home.popular.title')}</h2>
        <p>{t('home.popular.text')}</p>
      </div>
      <ModelGrid models={models} />
    </section>
  )
}
