import { lazy, Suspense, type ReactNode } from 'react'
import { usePath, useShop, useTranslate } from '#web/shop-context.tsx'
import { deviceNotListed } from '#web/storefront/contact/device-subject.ts'
import { Notice } from '#web/ui/notice.tsx'
import { PageHead } from '#web/storefront/head/page-head.tsx'
import { DeviceInData } from '#web/storefront/head/structured-data.tsx'
import { DeviceGallery } from './device-gallery.tsx'
import { DeviceOffer } from './device-offer.tsx'
import type { ProductData } from './load-product.ts'
import { ContentText } from '#web/storefront/catalogue/content-text.tsx'
import { ModelGrid } from '#web/storefront/catalogue/model-grid.tsx'
import { useOffer } from '#web/storefront/catalogue/offer.ts'
import { Trail } from '#web/storefront/catalogue/lists/trail.tsx'

/** Complete as it comes from the server; what brings it to life is fetched after the rest. */
const DeviceDetails = lazy(async () => ({ default: (await import('./device-details.tsx')).DeviceDetails }))

type Props = {
  product: ProductData
  /** The address named an offer that is not this visitor's. */
  missesOffer: boolean
  /** What is asked about it; nothing if the device has no price. */
  children: ReactNode
}

/** The page of one device in one variant. */
export function Product({ product, missesOffer, children }: Props) {
  const t = useTranslate()
  const path = usePath()
  const offer = useOffer()
  const isOwnShop = useShop().mode.name === 'default'
  const fullName = `${product.manufacturer} ${product.name}`

  return (
    <div className="container stack stack--loose product-page">
      <PageHead
        title={t('product.title', { name: fullName })}
        description={product.metaDescription || t('product.description', { name: fullName, offer: offer(product.top) })}
        preview={product.preview}
        noindex={missesOffer}
      />
      <DeviceInData device={product} upTo={product.top} />
      <Trail items={useTrail(product)} />
      <div className="product">
        <DeviceGallery {...product} name={fullName} />
        <DeviceOffer {...product} />
      </div>
      <div className="grid grid--halves">
        <div id="questions" className="stack">
          {missesOffer && (
            <Notice look="warning">
              <p>{t('offer.gone.missing')}</p>
            </Notice>
          )}
          {children ?? <Unpriced />}
        </div>
        <div className="stack stack--loose">
          <Suspense>
            <DeviceDetails product={product} />
          </Suspense>
          {product.top > 0 && isOwnShop && (
            <p>
              <a href={path('priceWatch', { pdp: product.url })} rel="nofollow">
                {t('product.trend.watch')}
              </a>
            </p>
          )}
        </div>
      </div>
      <ContentText text={product.content} />
      {product.related.length > 0 && (
        <section className="stack" aria-labelledby="related">
          <h2 id="related">{t('product.related', { series: product.series })}</h2>
          <ModelGrid models={product.related} />
        </section>
      )}
    </div>
  )
}

function Unpriced() {
  const t = useTranslate()
  const path = usePath()

  return (
    <section className="stack">
      <p>{t('product.questions.unpriced')}</p>
      <p>
        <a href={path('contact') + deviceNotListed}>{t('catalogue.missing.link')}</a>
      </p>
    </section>
  )
}

/** Home → category → maker → series → device. */
function useTrail({ categoryCode, manufacturer, manufacturerUrl, series, seriesUrl, name }: ProductData) {
  const t = useTranslate()
  const path = usePath()
  const { categorySlugs } = useShop().country

  return [
    { label: t('catalogue.home'), href: path('home') },
    { label: t(`category.${categoryCode}`), href: path('sellCategory', { category: categorySlugs[categoryCode] }) },
    { label: manufacturer, href: path('overview', { overview: manufacturerUrl }) },
    { label: series, href: path('overview', { overview: seriesUrl }) },
    { label: name },
  ]
}
