import { useTranslate } from '#web/shop-context.tsx'
import { PageHead } from '#web/storefront/head/page-head.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { AboutDevice } from './about-device.tsx'
import { AnswerForm } from './answer-form.tsx'
import { PriceComparison } from './price-comparison.tsx'
import type { Refused, ShownClarification } from './show-clarification.ts'

type Props = { asked: ShownClarification; refused: Refused | undefined }

/** What we found, what that does to the price, and what the seller can do about it. */
export function OpenQuestion({ asked, refused }: Props) {
  const t = useTranslate()
  const { device, deadline, reasons, chosen, tradePage } = asked
  const title = t('clarification.title', { device: device.name })
  // Who has chosen in the letter only has to confirm.
  const comesFirst = chosen !== null || refused !== undefined
  const form = <AnswerForm asked={asked} refused={refused} />

  return (
    <div className="container stack stack--loose">
      <PageHead title={title} description={t('clarification.description')} noindex />
      <div className="stack">
        <h1>{title}</h1>
        <p className="lead">{t('clarification.lead')}</p>
      </div>
      <div className="beside">
        <div className="stack stack--loose">
          <Notice look="warning" title={t('clarification.until', { date: deadline })}>
            <p>{t('clarification.silence')}</p>
          </Notice>
          {comesFirst && form}
          <section className="stack">
            <h2>{t('clarification.reasons')}</h2>
            <ul className="bullets">
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
            <Photos asked={asked} />
          </section>
          <PriceComparison asked={asked} />
          {!comesFirst && form}
        </div>
        <AboutDevice asked={asked}>
          <p>
            <a href={tradePage}>{t('clarification.trade')}</a>
          </p>
        </AboutDevice>
      </div>
    </div>
  )
}

/** A new window shows a picture as large as it is, also without scripts. */
function Photos({ asked: { photos, device } }: Pick<Props, 'asked'>) {
  const t = useTranslate()
  const count = photos.length

  return (
    <>
      <ul className="grid grid--tiles photos">
        {photos.map(({ src, width, height }, index) => (
          <li key={src}>
            <a href={src} target="_blank" rel="noreferrer">
              <img
                src={src}
                alt={t('clarification.photo', { number: index + 1, count, device: device.name })}
                width={width}
                height={height}
                loading="lazy"
              />
            </a>
          </li>
        ))}
      </ul>
      <p className="field__hint">{t('clarification.enlarge', { count })}</p>
    </>
  )
}
