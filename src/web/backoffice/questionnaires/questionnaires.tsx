import { data, Form, redirect, useActionData, useLoaderData } from 'react-router'
import { startQuestionnaire } from '#domain/catalogue/questionnaires/editing/edit-questionnaire.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { formText } from '#web/backoffice/form-text.ts'
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
import { Select } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { questionnaireTitles } from './load-questionnaire.ts'

export const middleware = [
  office.csv('prices.see', 'frageboegen.csv', (asked) => versionsAsCsv(asked, 'questionnaire')),
]

export const loader = office.list('prices.see', async (asked) => ({
  ...(await loadVersions(asked, 'questionnaire')),
  titles: await questionnaireTitles(asked),
}))

export const action = office.change('prices.change', async ({ engines, colleague, form }) => {
  const result = await startQuestionnaire(engines, colleague, formText(form, 'questionnaire'))
  if (result.ok) return redirect(`/questionnaires/${result.id}`)
  return data({ problem: result.reason }, { status: 422 })
})

export default function QuestionnaireVersions() {
  const t = useOfficeTranslate()
  const may = useMay()
  const { query, page, titles } = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  const [number, ...columns] = useVersionColumns('questionnaire')

  return (
    <>
      <div className="stack stack--tight">
        <h1>{t('office.frame.screen.questionnaires')}</h1>
        <p className="office-soft">{t('office.questionnaires.text')}</p>
      </div>
      {failed && <Notice look="danger" live="alert" title={t('office.questionnaires.unknown')} />}
      {may('prices.change') && (
        <Form method="post" className="office-filters">
          <Select
            label={t('office.questionnaires.which')}
            name="questionnaire"
            options={Object.entries(titles).map(([value, label]) => ({ value, label }))}
          />
          <Button type="submit">{t('office.questionnaires.start')}</Button>
        </Form>
      )}
      <VersionFilters query={query} />
      <DataTable
        caption={t('office.frame.screen.questionnaires')}
        columns={[
          number!,
          {
            name: 'questionnaire',
            title: t('office.questionnaires.which'),
            show: ({ questionnaire }) => titles[questionnaire ?? ''] ?? questionnaire,
          },
          ...columns,
        ]}
        page={page}
        keyOf={keyOfVersion}
        query={query}
        exported
      />
    </>
  )
}
