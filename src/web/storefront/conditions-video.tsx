import { useState } from 'react'
import { Icon } from '#web/art/icons.tsx'
import { Scene } from '#web/art/scenes.tsx'
import { useShop, useTranslate } from '#web/shop-context.tsx'
import { Disclosure } from '#web/ui/menu.tsx'

const film = '/films/conditions'

/** Until somebody wants to see it, nothing of the film is fetched. Without scripts the form leads to the film itself. */
export function ConditionsVideo() {
  const t = useTranslate()
  const [wanted, setWanted] = useState(false)

  return (
    <section className="section container" data-feature="conditions-video">
      <div className="video-card">
        {wanted ? (
          <Film />
        ) : (
          <form
            action={`${film}.mp4`}
            onSubmit={(event) => {
              event.preventDefault()
              setWanted(true)
            }}
          >
            <button className="video-card__poster">
              <Scene name="inspection" />
              <span className="button">
                <Icon name="play" />
                {t('catalogue.video.watch')}
              </span>
            </button>
          </form>
        )}
        <div className="stack">
          <h2>{t('catalogue.video.title')}</h2>
          <p>{t('catalogue.video.text')}</p>
          <Disclosure title={t('catalogue.video.inWords')}>
            <p>{t('catalogue.video.story')}</p>
          </Disclosure>
        </div>
      </div>
    </section>
  )
}

/** Whoever came by keyboard goes on at the film. */
const focus = (video: HTMLVideoElement | null) => video?.focus()

function Film() {
  const t = useTranslate()
  const { icuLocale } = useShop().country

  return (
    <video ref={focus} aria-label={t('catalogue.video.title')} tabIndex={0} controls autoPlay playsInline>
      <source src={`${film}.mp4`} type="video/mp4" />
      <source src={`${film}.webm`} type="video/webm" />
      <track
        kind="captions"
        src={`${film}.${icuLocale}.vtt`}
        srcLang={icuLocale}
        label={t('catalogue.video.captions')}
        default
      />
    </video>
  )
}
