import { ReviewSeal } from '#web/art/review-seal.tsx'
import { Card } from '#web/ui/card.tsx'
import { Slider } from '#web/ui/slider.tsx'
import type { ShownSeal, Slide } from './load-reviews.ts'

/** The seal and the slider of reviews. */
export function Reviews({ shown: { title, seal, summary, how, slider, slides } }: { shown: ShownSeal }) {
  return (
    <section className="section container stack" data-feature="seal-and-slider">
      <div className="cluster cluster--apart">
        <div className="section__head">
          <h2>{title}</h2>
          {how && (
            <p>
              {summary} <a href="#how">{how.title}</a>
            </p>
          )}
        </div>
        <ReviewSeal {...seal} />
      </div>
      <Slider {...slider}>{slides.map(slideCard)}</Slider>
      {how && (
        <p id="how" className="field__hint prose">
          {how.text}
        </p>
      )}
    </section>
  )
}

const slideCard = ({ id, head, label, text, more, foot, reply }: Slide) => (
  <Card key={id} look="quiet" className="stack stack--tight">
    <h3 aria-label={label}>{head}</h3>
    {more ? (
      <details>
        <summary className="unfolds">{text}</summary>
        {more}
      </details>
    ) : (
      <p>{text}</p>
    )}
    {foot && <p className="field__hint">{foot}</p>}
    {reply && (
      <details>
        <summary className="unfolds">{reply.title}</summary>
        {reply.text}
      </details>
    )}
  </Card>
)
