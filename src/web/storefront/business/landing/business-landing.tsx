import { findRules } from '#domain/catalogue/rules/find-rules.ts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { businessIn } from '#shop/modes/mode.ts'
import { pageContext } from '#web/context.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { pageNotFound } from '#web/storefront/error/page-not-found.ts'
import { PageHead } from '#web/storefront/head/page-head.tsx'
import { BusinessHero } from './business-hero.tsx'
import { BusinessQuestions } from './business-questions.tsx'
import { BusinessSteps } from './business-steps.tsx'
import { loadBusinessFacts } from './load-business-facts.ts'
import { TaxModes } from '#web/storefront/business/quotes/tax-modes.tsx'
import { VolumeTiers } from './volume-tiers.tsx'
import { EntryLinks } from './entry-links.tsx'
import { WhatCompaniesGet } from './what-companies-get.tsx'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { engines, shop } = context.get(pageContext)
  return businessIn(shop) === 'never' ? pageNotFound(url) : loadBusinessFacts(await findRules(engines), shop.country)
}

export default function BusinessLanding() {
  const t = useTranslate()
  const { facts, tiers, example } = useLoaderData<typeof loader>()

  return (
    <>
      <PageHead title={t('business.page.title')} description={t('business.page.description')} />
      <BusinessHero />
      <WhatCompaniesGet facts={facts} />
      <BusinessSteps facts={facts} />
      <VolumeTiers facts={facts} tiers={tiers} example={example} />
      <TaxModes facts={facts} />
      <BusinessQuestions facts={facts} />
      <EntryLinks />
    </>
  )
}
