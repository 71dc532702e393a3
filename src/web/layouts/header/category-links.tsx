import { categories } from '#shop/devices/categories.ts'
import { usePath, useShop, useTranslate } from '#web/shop-context.tsx'

export function CategoryLinks() {
  const t = useTranslate()
  const path = usePath()
  const { categorySlugs } = useShop().country

  return (
    <ul className="menu__list">
      {categories.map((category) => (
        <li key={category}>
          <a href={path('sellCategory', { category: categorySlugs[category] })}>{t(`category.${category}`)}</a>
        </li>
      ))}
    </ul>
  )
}
