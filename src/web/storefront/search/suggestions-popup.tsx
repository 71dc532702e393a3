import type { MouseEvent, ReactNode } from 'react'
import { CategoryLinks } from '#web/layouts/header/category-links.tsx'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Option } from './suggested-option.tsx'

/** What there is to show: searches of before, devices, or a friendly word where there are none. */
export type Offered = {
  kind: 'nothing-yet' | 'recent' | 'found' | 'not-found' | 'failed'
  /** What was typed when the options were asked for; meanwhile it may be more. */
  text: string
  options: Option[]
}

// Pressing the mouse would take the focus out of the field, and the list would close before the click arrives.
const keepFocus = (event: MouseEvent) => event.preventDefault()

type Props = Pick<Offered, 'kind'> & { onForget: () => void; children: ReactNode }

/** It lies above the page, so that nothing moves when it opens. */
export function SuggestionsPopup({ kind, onForget, children }: Props) {
  const t = useTranslate()

  return (
    <div className="suggestions" role="presentation" onMouseDown={keepFocus}>
      {kind === 'recent' && (
        <div className="suggestions__head">
          <span>{t('site.search.recent')}</span>
          <Button look="ghost" size="small" onClick={onForget}>
            {t('site.search.clear')}
          </Button>
        </div>
      )}
      {children}
      {kind === 'not-found' && <NotFound />}
      {kind === 'failed' && (
        <div className="suggestions__word">
          <p>{t('site.search.failed')}</p>
          <CategoryLinks />
        </div>
      )}
    </div>
  )
}

function NotFound() {
  const t = useTranslate()
  const path = usePath()

  return (
    <p className="suggestions__word">
      {t('site.search.nothing')}{' '}
      <a href={`${path('contact')}?subject=device-not-listed`}>{t('site.search.notListed')}</a>
    </p>
  )
}

/** The same for those who do not see it. */
export function useAnnouncement({ kind, options }: Offered): string {
  const t = useTranslate()
  if (kind === 'recent') return t('site.search.recent')
  if (kind === 'found') return t('site.search.count', { count: options.length })
  if (kind === 'not-found') return `${t('site.search.nothing')} ${t('site.search.notListed')}`
  return kind === 'failed' ? t('site.search.failed') : ''
}
