import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslate } from '#web/shop-context.tsx'
import { ModelGrid } from '#web/storefront/catalogue/model-grid.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import type { ModelList } from './listed-models.ts'
import { PageLinks } from './page-links.tsx'

type LoadOn = typeof import('./load-on.ts')

/** A script of its own, which nobody waits for; once it is there, a page that is seen again has it at once. */
let script: LoadOn | undefined

type Props = { list: ModelList; addressOf: (page: number) => string }

/** A page of models, and how the list goes on: by links, and with scripts within the page. */
export function GrowingList({ list, addressOf }: Props) {
  const t = useTranslate()
  const { page, lastPage, size, total } = list
  const [reached, setReached] = useState(page)
  const rows = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)

  // Before the page is scrolled back to where it was left: what had been loaded there belongs to its height.
  useLayoutEffect(() => {
    const left = new AbortController()
    const begin = (loaded: LoadOn) => {
      script = loaded
      if (left.signal.aborted || !rows.current || !end.current) return
      loaded.loadOn({ rows: rows.current, end: end.current, page, tell: setReached }, left.signal)
    }
    if (page === lastPage) return
    if (script) begin(script)
    else void import('./load-on.ts').then(begin, () => undefined)
    return () => left.abort()
  }, [page, lastPage])

  return (
    <>
      {/* Further pages are put behind the first. */}
      <div ref={rows} className="stack model-pages">
        <ModelGrid models={list.models} />
      </div>
      {lastPage > 1 && (
        <div ref={end} className="stack list-end">
          <p className="muted" role="status">
            {t('catalogue.pages.shown', { from: (page - 1) * size + 1, to: Math.min(reached * size, total), total })}
          </p>
          {reached < lastPage && (
            <LinkButton href={addressOf(reached + 1)} look="quiet">
              {t('catalogue.pages.more')}
            </LinkButton>
          )}
        </div>
      )}
      <PageLinks list={{ page: reached, lastPage }} addressOf={addressOf} />
    </>
  )
}
