import { useTranslate } from '#web/shop-context.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { BreadcrumbsInData } from '#web/storefront/head/structured-data.tsx'

/** The way from the home page to here, for people and for search engines. */
export function Trail({ items }: { items: { label: string; href?: string }[] }) {
  const t = useTranslate()

  return (
    <>
      <Breadcrumbs label={t('catalogue.breadcrumbs')} items={items} />
      <BreadcrumbsInData items={items} />
    </>
  )
}
