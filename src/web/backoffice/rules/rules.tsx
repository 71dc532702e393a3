import { data, Form, redirect, useLoaderData } from 'react-router'
import { startRules } from '#domain/catalogue/versions/write-version.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { DataTable } from '#web/backoffice/table/data-table.tsx'
import {
  keyOfVersion,
  loadVersions,
  useVersionColumns,
  VersionFilters,
  versionsAsCsv,
} from '#web/backoffice/versions/version-list.tsx'
import { Button } from '#web/ui/button.tsx'

export const middleware = [office.csv('prices.see', 'regelwerk.csv', (asked) => versionsAsCsv(asked, 'rules'))]

export const loader = office.list('prices.see', (asked) => loadVersions(asked, 'rules'))

export const action = office.change('prices.change', async ({ engines, colleague }) => {
  const result = await startRules(engines, colleague)
  if (!result.ok) throw data(null, { status: 403 })
  return redirect(`/rules/${result.id}`)
})

export default function RuleVersions() {
  const t = useOfficeTranslate()
  const may = useMay()
  const { query, page } = useLoaderData<typeof loader>()

  return (
    <>
      <div className="stack stack--tight">
        <h1>{t('office.frame.screen.rules')}</h1>
        <p className="office-soft">{t('office.rules.text')}</p>
        {may('prices.change') && (
          <Form method="post">
            <Button type="submit">{t('office.rules.start')}</Button>
          </Form>
        )}
      </div>
      <VersionFilters query={query} />
      <DataTable
        caption={t('office.frame.screen.rules')}
        columns={useVersionColumns('rules')}
        page={page}
        keyOf={keyOfVersion}
        query={query}
        exported
      />
    </>
  )
}
