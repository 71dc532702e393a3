import type { ReactNode } from 'react'
import { SearchSlot } from '#web/layouts/header/search-slot.tsx'
import { useTranslate } from '#web/shop-context.tsx'
import { MissingDevice } from '#web/storefront/catalogue/missing-device.tsx'
import { ModelGrid } from '#web/storefront/catalogue/model-grid.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import type { Results } from './load-home.ts'

type Props = { query: string; results: Results }

/** The answer to a search takes the place of everything that wants to win somebody over: here somebody knows already. */
export function SearchResults({ query, results }: Props) {
  const t = useTranslate()
  if (!results.ok) {
    return <NoResults query={query} title={t('home.results.failed')} text={t('home.results.failedText', { query })} />
  }
  const { models, more } = results
  if (models.length === 0) {
    return (
      <NoResults query={query} title={t('home.results.nothing', { query })} text={t('home.results.nothingText')}>
        <MissingDevice />
      </NoResults>
    )
  }

  return (
    <div className="section container stack stack--loose" data-results={models.length}>
      <ResultsHead query={query} title={t('home.results.title', { query })} />
      <h2 className="lead">{t(more ? 'home.results.best' : 'home.results.found', { count: models.length })}</h2>
      <ModelGrid models={models} />
      <MissingDevice />
    </div>
  )
}

/** Nothing to show, but never the end of the way. */
function NoResults({
  query,
  title,
  text,
  children,
}: {
  query: string
  title: string
  text: string
  children?: ReactNode
}) {
  return (
    <>
      <div className="section container stack stack--loose" data-results="0">
        <ResultsHead query={query} title={title} />
        <p className="lead">{text}</p>
        {children}
      </div>
      <CategoryTiles />
    </>
  )
}

/** The box keeps what was typed, so that it can be typed better. */
function ResultsHead({ query, title }: { query: string; title: string }) {
  return (
    <div className="stack results-head">
      <h1>{title}</h1>
      <div id="search" tabIndex={-1}>
        <SearchSlot key={query} id="home-search" large query={query} />
      </div>
    </div>
  )
}
