import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { matchScreen } from '#shop/paths.ts'
import { pageContext } from '#web/context.ts'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { pageNotFound } from '#web/storefront/error/page-not-found.ts'
import { SoonScreen } from '../soon.tsx'
import { readableName } from './readable-name.ts'

/** What a device or an overview may be called in an address. */
const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/

export function loader({ url, context }: LoaderFunctionArgs) {
  const { country } = context.get(pageContext).shop
  const { screen, parameters } = matchScreen(country, url.pathname) ?? {}
  const slug = parameters?.overview ?? parameters?.pdp ?? ''
  if (!slugShape.test(slug) || slug.length > 120) pageNotFound(url)

  return { kind: screen === 'overview' ? ('overview' as const) : ('product' as const), name: readableName(slug) }
}

export default function ProductOrOverview() {
  const t = useTranslate()
  const path = usePath()
  const { kind, name } = useLoaderData<typeof loader>()

  return (
    <SoonScreen
      title={t(`catalogue.${kind}.title`, { name })}
      description={t(`catalogue.${kind}.description`, { name })}
      soon={t(`catalogue.${kind}.soon`)}
    >
      <Breadcrumbs
        label={t('catalogue.breadcrumbs')}
        items={[{ label: t('catalogue.home'), href: path('home') }, { label: name }]}
      />
    </SoonScreen>
  )
}
