import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { contentTopics } from '#shop/content-topics.ts'
import { matchScreen } from '#shop/paths.ts'
import { pageContext } from '#web/context.ts'
import type { PageHandle } from '#web/root.tsx'
import { useTranslate } from '#web/shop-context.tsx'
import { pageNotFound } from '#web/storefront/error/page-not-found.ts'
import { SoonScreen } from '../soon.tsx'

export const handle: PageHandle = { withoutScripts: true }

export function loader({ url, context }: LoaderFunctionArgs) {
  const { country } = context.get(pageContext).shop
  const slug = matchScreen(country, url.pathname)?.parameters.slug
  const topic = contentTopics.find((name) => country.contentSlugs[name] === slug)

  return topic ? { topic } : pageNotFound(url)
}

export default function Content() {
  const t = useTranslate()
  const { topic } = useLoaderData<typeof loader>()
  const title = t(`content.${topic}`)

  return <SoonScreen title={title} description={t('content.description', { topic: title })} soon={t('content.soon')} />
}
