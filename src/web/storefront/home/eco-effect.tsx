import { savedKilos } from '#shop/devices/eco-figures.ts'
import { usePath, useShop, useTranslate } from '#web/shop-context.tsx'

const saved = { phone: savedKilos.smartphones, tablet: savedKilos.tablets }

export function EcoEffect() {
  const t = useTranslate()
  const path = usePath()
  const { contentSlugs } = useShop().country

  return (
    <section className="section container">
      <div className="banner banner--eco">
        <div className="stack">
          <h2>{t('home.eco.title')}</h2>
          <p>{t('home.eco.text')}</p>
        </div>
        <div className="stack">
          <dl className="eco-figures">
            {(['phone', 'tablet'] as const).map((device) => (
              <div key={device}>
                <dt>{t(`home.eco.${device}`)}</dt>
                <dd>{t('home.eco.amount', { kilos: saved[device] })}</dd>
              </div>
            ))}
          </dl>
          <p>
            <a href={path('content', { slug: contentSlugs.ecoEffect })}>{t('home.eco.link')}</a>
          </p>
        </div>
      </div>
    </section>
  )
}
