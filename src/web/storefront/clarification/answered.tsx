import { useTranslate } from '#web/shop-context.tsx'
import { PageHead } from '#web/storefront/head/page-head.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { AboutDevice } from './about-device.tsx'
import type { ShownClarification } from './show-clarification.ts'

/** What was chosen, and what happens now. Who comes back reads the same. */
export function Answered({ asked }: { asked: ShownClarification }) {
  const t = useTranslate()
  const { answer, answeredOn, offered, promised, tradePage } = asked
  if (answer === null) return null

  return (
    <div className="container stack stack--loose">
      <PageHead title={t('clarification.answered.title')} description={t('clarification.description')} noindex />
      <h1>{t('clarification.answered.title')}</h1>
      <div className="beside" data-answered={answer}>
        <div className="stack">
          <Notice
            look="success"
            title={t('clarification.answered.chosen', {
              date: answeredOn ?? '',
              answer: t(`clarification.option.${answer}`, { amount: offered, promised }),
            })}
          >
            <p>{t(`clarification.answered.${answer}`, { amount: offered })}</p>
          </Notice>
          <p>{t('clarification.answered.once')}</p>
          <p>
            <LinkButton href={tradePage}>{t('clarification.trade')}</LinkButton>
          </p>
        </div>
        <AboutDevice asked={asked} />
      </div>
    </div>
  )
}
