import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { findPublished } from '#domain/content/texts/find-content.ts'
import { readMarkdown } from '#domain/content/texts/markdown.ts'
import { contentTopics } from '#shop/content-topics.ts'
import { matchScreen } from '#shop/paths.ts'
import { pageContext } from '#web/context.ts'
import type { PageHandle } from '#web/root.tsx'
import { useTranslate } from '#web/shop-context.tsx'
import { pageNotFound } from '#web/storefront/error/page-not-found.ts'
import { PageHead } from '../page-head.tsx'
import { SoonScreen } from '../soon.tsx'
import { RichText } from './rich-text.tsx'

export const handle: PageHandle = { withoutScripts: true }

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { engines, shop } = context.get(pageContext)
  const { country } = shop
  const slug = matchScreen(country, url.pathname)?.parameters.slug
  const topic = contentTopics.find((name) => country.contentSlugs[name] === slug)
  if (!topic) return pageNotFound(url)

  const published = await findPublished(engines, { country: country.code, topic })
  if (!published) return { topic }
  const { title, description, text } = published
  return { topic, written: { title, description, blocks: readMarkdown(text) } }
}

export default function Content() {
  const t = useTranslate()
  const { topic, written } = useLoaderData<typeof loader>()
  if (written) {
    const { title, description, blocks } = written
    return (
      <div className="container container--reading stack stack--loose">
        <PageHead title={title} description={description} />
        <h1>{title}</h1>
        <RichText blocks={blocks} />
      </div>
    )
  }
  const title = t(`content.${topic}`)

  return <SoonScreen title={title} description={t('content.description', { topic: title })} soon={t('content.soon')} />
}
