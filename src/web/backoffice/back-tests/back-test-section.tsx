import { Form } from 'react-router'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { BackTestResult } from './back-test-result.tsx'
import type { ShownBackTest } from './show-back-test.ts'

type Props = {
  version: { id: number; phase: string }
  test: ShownBackTest | null
}

/** On the page of a version, for whoever writes or approves it: what it would have made of the last weeks. */
export function BackTestSection({ version: { id, phase }, test }: Props) {
  const t = useOfficeTranslate()
  const isOpen = phase === 'draft' || phase === 'proposed'
  if (!isOpen && !test?.finishedAt) return null

  return (
    <section className="stack" id="back-test">
      <h2>{t('office.backTests.title')}</h2>
      <p className="office-soft">{t('office.backTests.text')}</p>
      {isOpen && !test?.isRunning && <StartBackTest version={id} isAgain={test !== null} />}
      {test !== null && test.finishedAt === null && <BackTestProgress test={test} />}
      {test !== null && test.finishedAt !== null && <BackTestResult test={test} />}
    </section>
  )
}

export function StartBackTest({ version, isAgain }: { version: number; isAgain: boolean }) {
  const t = useOfficeTranslate()
  const may = useMay()
  if (!may('prices.change') && !may('prices.approve')) return null

  return (
    <Form method="post" action={`/back-tests/${version}`}>
      <Button type="submit" name="intent" value="start" look="quiet">
        {t(isAgain ? 'office.backTests.again' : 'office.backTests.start')}
      </Button>
    </Form>
  )
}

/** How far it is. Without scripts a link looks again. */
export function BackTestProgress({ test: { version, done, total, isRunning } }: { test: ShownBackTest }) {
  const t = useOfficeTranslate()
  const words = t('office.backTests.running', { done, total })

  return (
    <div className="stack stack--tight">
      <progress
        className="office-progress"
        max={Math.max(total, 1)}
        value={done}
        aria-label={t('office.backTests.title')}
      />
      <p role="status">{words}</p>
      {!isRunning && <Notice look="warning" title={t('office.backTests.stuck')} />}
      <p>
        <a href={`/back-tests/${version}`}>{t('office.backTests.reload')}</a>
      </p>
    </div>
  )
}
