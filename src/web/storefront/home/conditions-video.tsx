import { Icon } from '#web/art/icons.tsx'
import { Scene } from '#web/art/scenes.tsx'
import { useTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'

/** The place of the video; the film itself is still being drawn, and the page says so. */
export function ConditionsVideo() {
  const t = useTranslate()

  return (
    <section className="section container" data-feature="conditions-video" data-opens-soon>
      <div className="video-card">
        <div className="video-card__poster">
          <Scene name="inspection" />
          <Icon name="play" size={56} />
        </div>
        <div className="stack">
          <p>
            <Badge look="accent">{t('soon.badge')}</Badge>
          </p>
          <h2>{t('home.video.title')}</h2>
          <p>{t('home.video.text')}</p>
          <p>{t('home.video.soon')}</p>
        </div>
      </div>
    </section>
  )
}
