import { ReviewSeal } from '#web/art/review-seal.tsx'
import { useTranslate } from '#web/shop-context.tsx'
import { Card } from '#web/ui/card.tsx'
import { Slider } from '#web/ui/slider.tsx'

const slides = ['confirmed', 'kept', 'first'] as const

/** The seal and the slider of reviews. Until the first sale is paid, the slides say how a review comes about. */
export function ReviewPromise() {
  const t = useTranslate()

  return (
    <section className="section container" data-feature="seal-and-slider">
      <div className="section__head cluster cluster--apart">
        <h2>{t('home.reviews.title')}</h2>
        <ReviewSeal
          label={t('home.reviews.seal')}
          word={t('home.reviews.sealWord')}
          line={t('home.reviews.sealLine')}
        />
      </div>
      <Slider
        label={t('home.reviews.label')}
        previousLabel={t('home.reviews.previous')}
        nextLabel={t('home.reviews.next')}
      >
        {slides.map((slide) => (
          <Card key={slide} look="quiet">
            <h3>{t(`home.reviews.${slide}`)}</h3>
            <p>{t(`home.reviews.${slide}Text`)}</p>
          </Card>
        ))}
      </Slider>
    </section>
  )
}
