import { data, Form, redirect, useActionData, useLoaderData } from 'react-router'
import { findEditableDevice } from '#domain/catalogue/editing/find-editable.ts'
import { mergeModels, planMerge, type MergePlan } from '#domain/catalogue/editing/merge-models.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { formText } from '#web/backoffice/form-text.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { RowsTable, type Column } from '#web/backoffice/table/rows-table.tsx'
import { numberIn } from './typed.ts'

export const loader = office.read('catalogue.change', async ({ engines, params, url }) => {
  const id = numberIn(params['id']) ?? 0
  const device = await findEditableDevice(engines, id)
  if (!device) throw data(null, { status: 404 })
  const asked = url.searchParams.get('into') ?? ''
  const merge = asked === '' ? undefined : await planMerge(engines, id, numberIn(asked) ?? 0)
  return { id, name: `${device.manufacturer} ${device.form.model}`, asked, merge }
})

export const action = office.change('catalogue.change', async ({ engines, colleague, params, form }) => {
  const [id, into] = [numberIn(params['id']) ?? 0, numberIn(formText(form, 'into')) ?? 0]
  const result = await mergeModels(engines, colleague, { id, into })
  if (result.ok) return redirect(`/catalogue/${result.into.id}?done=merged`)
  return data({ reason: result.reason }, { status: 422 })
})

export default function MergeModels() {
  const t = useOfficeTranslate()
  const { id, name, asked, merge } = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  const reason = failed?.reason ?? (merge && !merge.ok ? merge.reason : undefined)

  return (
    <>
      <div className="stack stack--tight">
        <p>
          <a href={`/catalogue/${id}`}>{name}</a>
        </p>
        <h1>{t('office.catalogue.merge.title', { device: name })}</h1>
        <p className="office-soft">{t('office.catalogue.merge.text')}</p>
      </div>
      {reason && <Notice look="danger" live="alert" title={t(`office.catalogue.merge.problem.${reason}`)} />}
      <form className="stack office-form">
        <TextInput
          label={t('office.catalogue.merge.into')}
          hint={t('office.catalogue.merge.intoHint')}
          name="into"
          inputMode="numeric"
          defaultValue={asked}
          required
        />
        <div>
          <Button type="submit" look="quiet">
            {t('office.catalogue.merge.look')}
          </Button>
        </div>
      </form>
      {merge?.ok && <Plan plan={merge.plan} into={merge.into} />}
    </>
  )
}

type PlanProps = { plan: MergePlan; into: MergePlan[number]['from'] }

/** What would become of each variant, and the button that lets it happen. */
function Plan({ plan, into }: PlanProps) {
  const t = useOfficeTranslate()
  const columns: Column<MergePlan[number]>[] = [
    {
      name: 'from',
      title: t('office.catalogue.merge.from'),
      show: ({ from }) => `${from.manufacturer} ${from.model} ${from.variant}`,
    },
    {
      name: 'result',
      title: t('office.catalogue.merge.result'),
      show: ({ from, into: twin }) =>
        twin
          ? t('office.catalogue.merge.replaced', { device: `${twin.model} ${twin.variant}` })
          : t('office.catalogue.merge.moved', { device: `${into.model} ${from.variant}` }),
    },
  ]

  return (
    <section className="stack">
      <RowsTable
        caption={t('office.catalogue.merge.plan', { device: `${into.manufacturer} ${into.model}` })}
        columns={columns}
        rows={plan}
        keyOf={({ from }) => String(from.id)}
      />
      <Form method="post">
        <input type="hidden" name="into" value={into.id} />
        <Button type="submit" look="danger">
          {t('office.catalogue.merge.do')}
        </Button>
      </Form>
    </section>
  )
}
