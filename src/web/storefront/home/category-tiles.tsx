import { categories } from '#shop/devices/categories.ts'
import { DevicePicture } from '#web/art/devices/device-picture.tsx'
import { usePath, useShop, useTranslate } from '#web/shop-context.tsx'
import { Card, CardLink } from '#web/ui/card.tsx'
import { LinkList, type Linked } from '#web/ui/link-list.tsx'
import { typicalDevices } from '../typical-devices.ts'

export function CategoryTiles({ makers }: { makers?: readonly Linked[] }) {
  const t = useTranslate()
  const path = usePath()
  const { categorySlugs } = useShop().country

  return (
    <section id="categories" className="section container">
      <div className="section__head">
        <h2>{t('home.categories.title')}</h2>
        <p>{t('home.categories.text')}</p>
      </div>
      <ul className="grid grid--tiles">
        {categories.map((category) => (
          <Card
            key={category}
            as="li"
            className="tile"
            art={<DevicePicture category={category} {...typicalDevices[category]} />}
          >
            <CardLink href={path('sellCategory', { category: categorySlugs[category] })}>
              {t(`category.${category}`)}
            </CardLink>
          </Card>
        ))}
      </ul>
      {makers && <LinkList links={makers} className="cluster link-list" />}
    </section>
  )
}
