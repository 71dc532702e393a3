import { data, Form, redirect, useActionData, useLoaderData } from 'react-router'
import { isRole } from '#domain/staff/permissions.ts'
import { findViews } from '#domain/staff/views/find-views.ts'
import { removeView, saveView, type ViewRefusal } from '#domain/staff/views/save-view.ts'
import type { SavedView } from '#domain/staff/views/saved-view.ts'
import { officeScreens } from '#shop/office-screens.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { formText } from '#web/backoffice/form-text.ts'
import { officeKey } from '#web/backoffice/frame/office-key.ts'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { RowsTable, type Column } from '#web/backoffice/table/rows-table.tsx'

export const loader = office.read('dashboard.see', async ({ engines, colleague }) => ({
  views: await findViews(engines, colleague),
}))

const statusOf = { 'not-yours-to-do': 403, 'no-such-view': 404 } as const

const refuse = (reason: ViewRefusal) => data({ reason }, { status: statusOf[reason as keyof typeof statusOf] ?? 422 })

const startIn = (text: string) => (text === 'owner' || isRole(text) ? text : null)

/** Keeps the address of a list under a name and goes back to the list, or takes such a name away. */
export const action = office.change('dashboard.see', async ({ engines, colleague, form }) => {
  if (formText(form, 'intent') === 'remove') {
    const removed = await removeView(engines, colleague, formText(form, 'view'))
    return removed.ok ? redirect('/views') : refuse(removed.reason)
  }
  const saved = await saveView(engines, colleague, {
    screen: formText(form, 'screen'),
    name: formText(form, 'name'),
    search: formText(form, 'search'),
    isShared: form.has('share'),
    startsFor: startIn(formText(form, 'startsFor')),
  })
  return saved.ok ? redirect(`${officeScreens[saved.screen].path}?${saved.search}`) : refuse(saved.reason)
})

export default function Views() {
  const t = useOfficeTranslate()
  const { views } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const columns = useViewColumns()

  return (
    <>
      <div className="stack stack--tight">
        <h1>{t('office.lists.views.title')}</h1>
        <p className="office-soft">{t('office.lists.views.text')}</p>
      </div>
      {refused && <Notice look="danger" live="alert" title={t(`office.lists.views.problem.${refused.reason}`)} />}
      {views.length === 0 ? (
        <p className="office-empty">{t('office.lists.views.none')}</p>
      ) : (
        <RowsTable caption={t('office.lists.views.title')} columns={columns} rows={views} keyOf={({ id }) => id} />
      )}
    </>
  )
}

function useViewColumns(): Column<SavedView>[] {
  const t = useOfficeTranslate()
  const may = useMay()
  const start = ({ startsFor }: SavedView) => {
    if (startsFor === null) return '–'
    return startsFor === 'owner' ? t('office.lists.views.start.owner') : t(`office.staff.role.${startsFor}`)
  }

  return [
    {
      name: 'name',
      title: t('office.lists.views.name'),
      show: ({ screen, search, name }) => <a href={`${officeScreens[screen].path}?${search}`}>{name}</a>,
    },
    {
      name: 'list',
      title: t('office.lists.views.list'),
      show: ({ screen }) => t(officeKey(`office.frame.screen.${screen}`)),
    },
    { name: 'owner', title: t('office.lists.views.owner'), show: ({ owner }) => owner },
    {
      name: 'audience',
      title: t('office.lists.views.audience'),
      show: ({ isShared }) => t(isShared ? 'office.lists.views.forAll' : 'office.lists.views.forMe'),
    },
    { name: 'start', title: t('office.lists.views.start.title'), show: start },
    {
      name: 'remove',
      title: t('office.lists.views.remove'),
      show: ({ id, isOwn, name }) =>
        (isOwn || may('views.assign')) && (
          <Form method="post">
            <input type="hidden" name="view" value={id} />
            <Button type="submit" name="intent" value="remove" size="small" look="quiet">
              {t('office.lists.views.remove')}
              <span className="visually-hidden"> {name}</span>
            </Button>
          </Form>
        ),
    },
  ]
}
