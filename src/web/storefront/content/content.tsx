import { findRules } from '#domain/catalogue/rules/find-rules.ts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { askedEcoEffect } from '#domain/content/eco-effect.ts'
import { findPublished } from '#domain/content/texts/find-content.ts'
import { readMarkdown } from '#domain/content/texts/markdown.ts'
import { contentTopics } from '#shop/screens/content-topics.ts'
import { formatDate } from '#shop/formats/dates.ts'
import { matchScreen } from '#shop/screens/paths.ts'
import { pageContext } from '#web/context.ts'
import type { PageHandle } from '#web/root.tsx'
import { useTranslate } from '#web/shop-context.tsx'
import { pageNotFound } from '#web/storefront/error/page-not-found.ts'
import { PageHead } from '#web/storefront/head/page-head.tsx'
import { StoredThings } from '#web/storefront/privacy/stored-things.tsx'
import { EcoCalculator } from './eco-calculator.tsx'
import { meaningsOf } from './meanings-of.ts'
import { OnThisPage } from './on-this-page.tsx'
import { RichText } from './rich-text.tsx'

export const handle: PageHandle = { withoutScripts: true }

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { engines, shop } = context.get(pageContext)
  const { country } = shop
  const slug = matchScreen(country, url.pathname)?.parameters.slug
  const topic = contentTopics.find((name) => country.contentSlugs[name] === slug)
  const found = topic && (await findPublished(engines, { country: country.code, topic }))
  if (!found) return pageNotFound(url)

  const rules = await findRules(engines)
  const { title, description, text, publishedAt } = found
  return {
    title,
    description,
    blocks: readMarkdown(text, meaningsOf(rules, country, shop.mode)),
    updated: publishedAt && formatDate(publishedAt, country.dateFormat),
    counted: askedEcoEffect(url.searchParams),
  }
}

export default function Content() {
  const t = useTranslate()
  const { title, description, blocks, updated, counted } = useLoaderData<typeof loader>()

  const pieces = { 'eco-calculator': <EcoCalculator typed={counted} />, 'stored-things': <StoredThings /> }

  return (
    <div className="container container--reading stack stack--loose">
      <PageHead title={title} description={description} />
      <h1>{title}</h1>
      <OnThisPage blocks={blocks} />
      <RichText blocks={blocks} pieces={pieces} />
      {updated && <p className="muted">{t('page.updated', { date: updated })}</p>}
    </div>
  )
}
