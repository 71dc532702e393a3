import { TabLinks } from '#web/backoffice/frame/tab-links.tsx'
import { useOfficeTranslate } from '#web/shop-context.tsx'

type Props = { path: string; scope: string; scopes: readonly { scope: string; name: string }[] }

/** The same form for the whole company and for each country. */
export function ScopeLinks({ path, scope, scopes }: Props) {
  const t = useOfficeTranslate()
  const tabs = scopes.map((each) => ({
    href: `${path}?scope=${each.scope}`,
    text: each.name || t('office.settings.wholeCompany'),
    isCurrent: each.scope === scope,
  }))

  return <TabLinks label={t('office.settings.scope')} tabs={tabs} />
}
