import { useShop, useTranslate } from '#web/shop-context.tsx'

const film = '/films/conditions'

/** Whoever came by keyboard goes on at the film. */
const focus = (video: HTMLVideoElement | null) => video?.focus()

/** The film itself, with captions in the language of the shop. */
export function ConditionsFilm() {
  const t = useTranslate()
  const { icuLocale } = useShop().country

  return (
    <video ref={focus} aria-label={t('video.title')} tabIndex={0} controls autoPlay playsInline>
      <source src={`${film}.mp4`} type="video/mp4" />
      <source src={`${film}.webm`} type="video/webm" />
      <track kind="captions" src={`${film}.${icuLocale}.vtt`} srcLang={icuLocale} label={t('video.captions')} default />
    </video>
  )
}
