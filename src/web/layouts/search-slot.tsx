import { Icon } from '#web/art/icons.tsx'
import { usePath, useTranslate } from '#web/shop-context.tsx'

type Props = { id: string; large?: boolean }

/** A plain form, so that searching never waits for scripts. */
export function SearchSlot({ id, large = false }: Props) {
  const t = useTranslate()
  const path = usePath()

  return (
    <form role="search" action={path('home')} className={large ? 'search-box search-box--large' : 'search-box'}>
      <label htmlFor={id} className="visually-hidden">
        {t('site.search.label')}
      </label>
      <input
        id={id}
        name="q"
        type="search"
        maxLength={100}
        autoComplete="off"
        placeholder={t('site.search.placeholder')}
        className="search-box__input"
      />
      <button type="submit" className="search-box__button" aria-label={t('site.search.submit')}>
        <Icon name="search" />
      </button>
    </form>
  )
}
