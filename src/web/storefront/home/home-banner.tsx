import { Scene } from '#web/art/scenes.tsx'
import { useTranslate } from '#web/shop-context.tsx'
import { LinkButton } from '#web/ui/button.tsx'

export function HomeBanner() {
  const t = useTranslate()

  return (
    <section className="section container" data-feature="home-banner">
      <div className="banner">
        <div className="stack">
          <h2>{t('home.banner.title')}</h2>
          <p>{t('home.banner.text')}</p>
          <p>
            <LinkButton href="#categories">{t('home.action')}</LinkButton>
          </p>
        </div>
        <Scene name="hero" />
      </div>
    </section>
  )
}
