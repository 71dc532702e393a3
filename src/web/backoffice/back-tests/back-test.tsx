import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { startBackTest } from '#domain/back-tests/start-back-test.ts'
import { findVersionKind } from '#domain/catalogue/versions/find-content.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { numberIn } from '#web/backoffice/number-in.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { useRefresh } from '#web/backoffice/use-refresh.ts'
import { versionAddress } from '#web/backoffice/versions/version-address.ts'
import { Notice } from '#web/ui/notice.tsx'
import { BackTestResult } from './back-test-result.tsx'
import { BackTestProgress, StartBackTest } from './back-test-section.tsx'
import { loadBackTest } from './show-back-test.ts'

export const loader = office.read('prices.see', async ({ engines, params }) => {
  const id = numberIn(params['id'])
  const version = await findVersionKind(engines, id)
  if (!version) throw data(null, { status: 404 })
  return { id, ...version, test: await loadBackTest(engines, id) }
})

export const action = office.choose(
  'intent',
  { start: ['prices.change', 'prices.approve'] },
  async ({ engines, colleague, params }) => {
    const id = numberIn(params['id'])
    const result = await startBackTest(engines, colleague, id)
    if (result.ok) return redirect(`/back-tests/${id}`)
    return data({ problem: result.reason }, { status: result.reason === 'unknown-version' ? 404 : 409 })
  },
)

export default function BackTestPage() {
  const t = useOfficeTranslate()
  const { id, kind, isOpen, test } = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  useRefresh(test !== null && test.finishedAt === null)

  return (
    <>
      <p>
        <a href={versionAddress(kind, id)}>{t('office.backTests.toVersion')}</a>
      </p>
      <div className="stack stack--tight">
        <h1>{t('office.backTests.titleOf', { version: `${t(`office.versions.approvals.kind.${kind}`)} ${id}` })}</h1>
        <p className="office-soft">{t('office.backTests.text')}</p>
      </div>
      {failed && <Notice look="danger" live="alert" title={t(`office.backTests.problem.${failed.problem}`)} />}
      {test === null && <p className="office-empty">{t('office.backTests.none')}</p>}
      {test !== null && test.finishedAt === null && <BackTestProgress test={test} />}
      {isOpen && !test?.isRunning && <StartBackTest version={id} isAgain={test !== null} />}
      {test !== null && test.finishedAt !== null && (
        <section className="stack">
          <h2>{t('office.backTests.result')}</h2>
          <BackTestResult test={test} />
        </section>
      )}
    </>
  )
}
