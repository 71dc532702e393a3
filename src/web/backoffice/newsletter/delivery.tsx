import { Form } from 'react-router'
import { canTake, estimatedEnd, waitingOf, type Issue } from '#domain/newsletter/issues/issue.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { useRefresh } from '#web/backoffice/use-refresh.ts'

/** How far an issue has come, and what can be done about it. */
export function Delivery({ issue, now }: { issue: Issue; now: Date }) {
  const t = useOfficeTranslate()
  const { formatCount, formatMoment } = useFormats()
  const { status, total, sent, failed, skipped, startedAt, finishedAt, gatheredAt } = issue
  const isSending = status === 'sending'
  useRefresh(isSending)
  const waiting = waitingOf(issue)
  const end = gatheredAt ? estimatedEnd(issue, now) : null
  const numbers = [
    ['sent', sent],
    [status === 'stopped' ? 'missed' : 'waiting', waiting],
    ['skipped', skipped],
    ['failed', failed],
  ] as const

  return (
    <section className="stack">
      <h2>{t('office.newsletter.delivery.title')}</h2>
      <progress
        className="office-progress"
        max={Math.max(total, 1)}
        value={total - waiting}
        aria-label={t('office.newsletter.delivery.title')}
      >
        {t('office.newsletter.progress', { done: total - waiting, total })}
      </progress>
      {isSending && gatheredAt === null && <p role="status">{t('office.newsletter.delivery.gathering')}</p>}
      <dl className="office-figures">
        {numbers.map(([name, count]) => (
          <div key={name}>
            <dt>{t(`office.newsletter.delivery.${name}`)}</dt>
            <dd>{formatCount(count)}</dd>
          </div>
        ))}
        <div>
          <dt>{t('office.newsletter.delivery.started')}</dt>
          <dd>{formatMoment(startedAt)}</dd>
        </div>
        <div>
          <dt>{t(`office.newsletter.delivery.${isSending ? 'end' : 'finished'}`)}</dt>
          <dd>{formatMoment(isSending ? end : finishedAt)}</dd>
        </div>
      </dl>
      <p className="office-soft">{t('office.newsletter.delivery.explain')}</p>
      <Steps issue={issue} />
    </section>
  )
}

function Steps({ issue: { status } }: { issue: Issue }) {
  const t = useOfficeTranslate()
  const may = useMay()
  if (!may('newsletter.send') || !canTake(status, 'stop')) return null

  return (
    <Form method="post" className="stack stack--tight">
      <div>
        {(['pause', 'go-on'] as const)
          .filter((step) => canTake(status, step))
          .map((step) => (
            <Button key={step} type="submit" name="intent" value={step}>
              {t(`office.newsletter.delivery.${step}`)}
            </Button>
          ))}
      </div>
      <details className="office-action">
        <summary>{t('office.newsletter.delivery.stop')}</summary>
        <p>{t('office.newsletter.delivery.stopText')}</p>
        <Button type="submit" name="intent" value="stop" look="danger">
          {t('office.newsletter.delivery.stop')}
        </Button>
      </details>
    </Form>
  )
}
