import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { categories, type Category } from '#shop/categories.ts'
import { matchScreen } from '#shop/paths.ts'
import { pageContext } from '#web/context.ts'
import { DevicePicture } from '#web/art/device-picture.tsx'
import { usePath, useShop, useTranslate } from '#web/shop-context.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { pageNotFound } from '#web/storefront/error/page-not-found.ts'
import { typicalDevices } from '../typical-devices.ts'
import { SoonScreen } from '../soon.tsx'

export function loader({ url, context }: LoaderFunctionArgs) {
  const { country } = context.get(pageContext).shop
  const slug = matchScreen(country, url.pathname)?.parameters.category
  const category = categories.find((name) => country.categorySlugs[name] === slug)

  return category ? { category } : pageNotFound(url)
}

export default function SellCategory() {
  const t = useTranslate()
  const path = usePath()
  const { category } = useLoaderData<typeof loader>()
  const name = t(`category.${category}`)

  return (
    <SoonScreen
      title={t('catalogue.sell.title', { category: name })}
      description={t('catalogue.sell.description', { category: name })}
      soon={t('catalogue.sell.soon')}
    >
      <Breadcrumbs
        label={t('catalogue.breadcrumbs')}
        items={[{ label: t('catalogue.home'), href: path('home') }, { label: name }]}
      />
      <section className="stack">
        <h2>{usePopularTitle(category)}</h2>
        <DevicePicture category={category} {...typicalDevices[category]} size={180} />
      </section>
    </SoonScreen>
  )
}

/** “Popular smartphones” reads well, “Popular iPhone” does not: brands have a title of their own. */
function usePopularTitle(category: Category): string {
  const t = useTranslate()
  const { popTitleException } = useShop().country
  if (category === 'iphone' || category === 'ipad') return popTitleException[category]
  return t('catalogue.sell.popular', { category: t(`category.${category}`) })
}
