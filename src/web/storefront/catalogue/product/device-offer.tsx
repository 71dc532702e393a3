import type { IconName } from '#web/art/icon-names.ts'
import { Icon } from '#web/art/icons.tsx'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Chip, Chips } from '#web/storefront/catalogue/lists/chips.tsx'
import type { ProductData } from './load-product.ts'
import { useOffer } from '#web/storefront/catalogue/offer.ts'

type Props = Pick<ProductData, 'manufacturer' | 'name' | 'url' | 'top' | 'variants'>

/** What it is, what the shop pays at most, and the one next step. */
export function DeviceOffer({ manufacturer, name, url, top, variants }: Props) {
  const t = useTranslate()
  const path = usePath()
  const offer = useOffer()

  return (
    <div className="stack">
      <h1>
        <span className="product__maker kicker">{manufacturer}</span> {name}
      </h1>
      {variants.length > 1 && (
        <Chips label={t('product.variants')}>
          {variants.map((each) => (
            <Chip key={each.url} href={path('product', { pdp: each.url })} current={each.url === url && 'page'}>
              {each.variant} <span className="chip__note">{each.price}</span>
            </Chip>
          ))}
        </Chips>
      )}
      <p className="product__offer">{offer(top)}</p>
      <p className="muted">{t(top === 0 ? 'product.noteRecycling' : 'product.note')}</p>
      <TrustLine />
      <p className="product__action">
        <LinkButton href="#questions" size="large">
          {t('product.action')}
        </LinkButton>
      </p>
    </div>
  )
}

const promises = [
  ['shipping', 'truck'],
  ['price', 'clock'],
  ['erasure', 'shield'],
] as const satisfies readonly (readonly [string, IconName])[]

export function TrustLine() {
  const t = useTranslate()

  return (
    <ul className="hero__proof cluster" aria-label={t('product.trust.label')}>
      {promises.map(([promise, icon]) => (
        <li key={promise}>
          <Icon name={icon} />
          {t(`product.trust.${promise}`)}
        </li>
      ))}
    </ul>
  )
}
