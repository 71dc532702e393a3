import { useState, type ComponentType } from 'react'
import { Icon } from '#web/art/icons.tsx'
import { Scene } from '#web/art/scenes.tsx'
import { useTranslate } from '#web/shop-context.tsx'
import { Disclosure } from '#web/ui/menu.tsx'

/** Until somebody wants to see it, nothing of the film is fetched. Without scripts the form leads to the film itself. */
export function ConditionsVideo() {
  const t = useTranslate()
  const [Film, setFilm] = useState<ComponentType>()

  return (
    <section className="section container" data-feature="conditions-video">
      <div className="video-card">
        {Film ? (
          <Film />
        ) : (
          <form
            action="/films/conditions.mp4"
            onSubmit={(event) => {
              const { currentTarget: form } = event
              event.preventDefault()
              import('./film/conditions-film.tsx').then(
                (loaded) => setFilm(() => loaded.ConditionsFilm),
                () => form.submit(),
              )
            }}
          >
            <button className="video-card__poster">
              <Scene name="inspection" />
              <span className="button">
                <Icon name="play" />
                {t('video.watch')}
              </span>
            </button>
          </form>
        )}
        <div className="stack">
          <h2>{t('video.title')}</h2>
          <p>{t('video.text')}</p>
          <Disclosure title={t('video.inWords')}>
            <p>{t('video.story')}</p>
          </Disclosure>
        </div>
      </div>
    </section>
  )
}
