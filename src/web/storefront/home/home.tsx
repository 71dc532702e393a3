import { findRules } from '#domain/catalogue/rules/find-rules.ts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import type { PricedModel } from '#domain/catalogue/prices/price-models.ts'
import { usualSegment } from '#domain/catalogue/prices/segment.ts'
import { formatDate } from '#shop/formats/dates.ts'
import { pageContext } from '#web/context.ts'
import { useShop, useTranslate } from '#web/shop-context.tsx'
import { linkTopMakers } from '#web/storefront/catalogue/lists/link-overviews.ts'
import { Recognition } from '#web/storefront/recognition/recognition.tsx'
import type { Linked } from '#web/ui/link-list.tsx'
import { ConditionsVideo } from '../conditions-video.tsx'
import { PageHead } from '#web/storefront/head/page-head.tsx'
import { ShopInData } from '#web/storefront/head/structured-data.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { EcoEffect } from './eco-effect.tsx'
import { Hero } from './hero.tsx'
import { HomeBanner } from './home-banner.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { loadPopular, loadResults, searchedText } from './load-home.ts'
import { loadReviews, type ShownSeal } from './load-reviews.ts'
import { loadExample, type ShownExample } from './load-example.ts'
import { PopularDevices } from './popular-devices.tsx'
import { Reviews } from './reviews.tsx'
import { SearchResults } from './search-results.tsx'
import { TrustBlock } from './trust-block.tsx'

/** The day of the prices in the worked example. */
const EXAMPLE_DAY = '2026-11-01'

export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const query = searchedText(url)

  if (query !== '') return { query, results: await loadResults(page, query, request) }
  const [rules, popular, reviews, makers] = await Promise.all([
    findRules(page.engines),
    loadPopular(page),
    loadReviews(page),
    linkTopMakers(page),
  ])
  const exampleDay = formatDate(EXAMPLE_DAY, page.shop.country.dateFormat)
  return { query, popular, reviews, makers, exampleDay, example: loadExample(rules, usualSegment(page.shop)) }
}

export default function Home() {
  const t = useTranslate()
  const { query, results, popular, reviews, makers, exampleDay, example } = useLoaderData<typeof loader>()

  return (
    <>
      <PageHead
        title={results ? t('home.results.title', { query }) : t('home.title')}
        description={t('home.description')}
        noindex={results !== undefined}
      />
      {results ? (
        <SearchResults query={query} results={results} />
      ) : (
        <Welcome {...{ popular, reviews, makers, exampleDay, example }} />
      )}
    </>
  )
}

type Welcoming = {
  popular: PricedModel[]
  reviews: ShownSeal | undefined
  makers: Linked[]
  exampleDay: string
  example: ShownExample
}

function Welcome({ popular, reviews, makers, exampleDay, example }: Welcoming) {
  const { features } = useShop().country

  return (
    <>
      <ShopInData />
      <Recognition />
      <Hero exampleDay={exampleDay} example={example} />
      <CategoryTiles makers={makers} />
      <PopularDevices models={popular} />
      <HowItWorks />
      {features.homeBanner && <HomeBanner />}
      {features.conditionsVideo && <ConditionsVideo />}
      <EcoEffect />
      <TrustBlock />
      {reviews && <Reviews shown={reviews} />}
    </>
  )
}
