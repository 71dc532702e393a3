import { useEffect, useState, type ComponentType } from 'react'
import { Icon } from '#web/art/icons.tsx'
import { usePath, useScreen, useTranslate } from '#web/shop-context.tsx'

type Loaded = { Suggestions: ComponentType<{ input: HTMLInputElement }>; input: HTMLInputElement }

/** Suggestions travel to whoever steps into the field; without them it stays the plain form that it is. */
function useSuggestions(id: string) {
  const [loaded, setLoaded] = useState<Loaded>()

  useEffect(() => {
    const input = document.getElementById(id) as HTMLInputElement
    const load = () =>
      import('#web/storefront/search/suggestions.tsx').then(
        (search) => setLoaded({ Suggestions: search.Suggestions, input }),
        () => undefined,
      )
    // It may have been stepped into before this script ran.
    if (document.activeElement === input) void load()
    input.addEventListener('focus', load, { once: true })
    return () => input.removeEventListener('focus', load)
  }, [id])

  return loaded && <loaded.Suggestions input={loaded.input} />
}

type Props = { id: string; large?: boolean; query?: string }

/** A plain form, so that searching never waits for scripts. */
export function SearchSlot({ id, large = false, query }: Props) {
  const t = useTranslate()
  const path = usePath()
  const suggestions = useSuggestions(id)

  return (
    <form role="search" action={path('home')} className={large ? 'search-box search-box--large' : 'search-box'}>
      <label htmlFor={id} className="visually-hidden">
        {t('site.search.label')}
      </label>
      <input
        id={id}
        name="q"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        maxLength={100}
        autoComplete="off"
        defaultValue={query}
        placeholder={t('site.search.placeholder')}
        className="search-box__input"
      />
      <button type="submit" className="search-box__button" aria-label={t('site.search.submit')}>
        <Icon name="search" />
      </button>
      {suggestions}
    </form>
  )
}

/** The search of every page but the home page, whose own is larger. */
export function HeaderSearch() {
  if (useScreen() === 'home') return null

  return (
    <div id="search" tabIndex={-1} className="site-header__search">
      <SearchSlot id="header-search" />
    </div>
  )
}
