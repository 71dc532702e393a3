import { useOfficeTranslate } from '#web/shop-context.tsx'

type Props = { path: string; scope: string; scopes: readonly { scope: string; name: string }[] }

/** The same form for the whole company and for each country. */
export function ScopeLinks({ path, scope, scopes }: Props) {
  const t = useOfficeTranslate()

  return (
    <nav aria-label={t('office.settings.scope')}>
      <ul className="cluster">
        {scopes.map((each) => (
          <li key={each.scope}>
            <a href={`${path}?scope=${each.scope}`} aria-current={each.scope === scope ? 'page' : undefined}>
              {each.name || t('office.settings.wholeCompany')}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
