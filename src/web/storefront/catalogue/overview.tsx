import { usePath, useShop, useTranslate } from '#web/shop-context.tsx'
import { PageHead } from '#web/storefront/head/page-head.tsx'
import { Chip, Chips } from './lists/chips.tsx'
import { ContentText } from './content-text.tsx'
import { listSearch } from './lists/list-query.ts'
import type { OverviewData } from './load-overview.ts'
import { MissingDevice } from './missing-device.tsx'
import { ModelPages } from './lists/model-pages.tsx'
import { Trail } from './lists/trail.tsx'

/** A maker or a series with its devices, the newest first. */
export function Overview(overview: OverviewData) {
  const t = useTranslate()
  const path = usePath()
  const { url, fullName, series, list } = overview
  const title = t('catalogue.overview.title', { name: fullName })
  const address = path('overview', { overview: url })

  return (
    <div className="container stack stack--loose">
      <PageHead
        title={list.page === 1 ? title : `${title} – ${t('catalogue.pages.page', { page: list.page })}`}
        description={overview.metaDescription || t('catalogue.overview.description', { name: fullName })}
        keywords={overview.metaKeywords}
        preview={overview.preview}
        head={overview.head}
      />
      <Trail items={useTrail(overview)} />
      <div className="stack">
        <h1>{title}</h1>
        <p className="lead">{t('catalogue.overview.lead', { count: list.total })}</p>
      </div>
      <section id="models" className="stack" aria-labelledby="models-title">
        <h2 id="models-title">{t('catalogue.overview.models')}</h2>
        <ModelPages
          list={list}
          addressOf={(page, place) => `${address}${listSearch({ page })}#${place}`}
          filter={
            series.length > 0 && {
              title: t('catalogue.overview.seriesOnly'),
              choices: (
                <Chips label={t('catalogue.overview.series', { name: fullName })}>
                  {series.map((each) => (
                    <Chip key={each.url} href={path('overview', { overview: each.url })}>
                      {each.name}
                    </Chip>
                  ))}
                </Chips>
              ),
            }
          }
        />
      </section>
      <MissingDevice />
      <ContentText text={overview.content} />
    </div>
  )
}

/** Home → category → maker → series; a maker may have devices in several categories and stands below home. */
function useTrail({ name, category, maker }: OverviewData) {
  const t = useTranslate()
  const path = usePath()
  const { categorySlugs } = useShop().country

  return [
    { label: t('catalogue.home'), href: path('home') },
    ...(category
      ? [{ label: t(`category.${category}`), href: path('sellCategory', { category: categorySlugs[category] }) }]
      : []),
    ...(maker ? [{ label: maker.name, href: path('overview', { overview: maker.url }) }] : []),
    { label: name },
  ]
}
