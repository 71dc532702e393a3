import { Icon } from '#web/art/icons.tsx'
import { SearchSlot } from '#web/layouts/header/search-slot.tsx'
import { useTranslate } from '#web/shop-context.tsx'
import type { ShownExample } from './load-example.ts'
import { PriceExample } from './price-example.tsx'

export function Hero({ exampleDay, example }: { exampleDay: string; example: ShownExample }) {
  const t = useTranslate()

  return (
    <section className="hero">
      <div className="container hero__inner">
        <div>
          <p className="hero__kicker kicker">{t('home.kicker')}</p>
          <h1>{t('home.headline')}</h1>
          <p className="hero__lead">{t('home.lead')}</p>
          <div id="search" tabIndex={-1} className="hero__action">
            <SearchSlot id="home-search" large />
          </div>
          <ul className="hero__proof cluster">
            <li>
              <Icon name="truck" />
              {t('home.proof.shipping')}
            </li>
            <li>
              <Icon name="clock" />
              {t('home.proof.price')}
            </li>
            <li>
              <Icon name="shield" />
              {t('home.proof.erasure')}
            </li>
          </ul>
        </div>
        <PriceExample day={exampleDay} example={example} />
      </div>
    </section>
  )
}
