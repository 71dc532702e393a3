import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { useShop, useTranslate } from '#web/shop-context.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHead } from '../page-head.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { ConditionsVideo } from './conditions-video.tsx'
import { Hero } from './hero.tsx'
import { HomeBanner } from './home-banner.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { ReviewPromise } from './review-promise.tsx'
import { TrustBlock } from './trust-block.tsx'

export function loader({ url }: LoaderFunctionArgs) {
  return { query: url.searchParams.get('q')?.trim().slice(0, 100) ?? '' }
}

export default function Home() {
  const t = useTranslate()
  const { features } = useShop().country
  const { query } = useLoaderData<typeof loader>()

  return (
    <>
      <PageHead title={t('home.title')} description={t('home.description')} />
      <Hero />
      {query !== '' && (
        <div className="container">
          <Notice look="soon" title={t('soon.title')}>
            <p>{t('home.searchSoon', { query })}</p>
          </Notice>
        </div>
      )}
      <CategoryTiles />
      <HowItWorks />
      {features.homeBanner && <HomeBanner />}
      {features.conditionsVideo && <ConditionsVideo />}
      <TrustBlock />
      {features.sealAndSlider && <ReviewPromise />}
    </>
  )
}
