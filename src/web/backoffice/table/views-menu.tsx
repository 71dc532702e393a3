import { Form, useLoaderData } from 'react-router'
import { roles } from '#domain/staff/permissions.ts'
import { viewSearch, type SavedView } from '#domain/staff/views/saved-view.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import type { SavedViews } from '#web/backoffice/office-handlers.ts'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox, Select, TextInput } from '#web/ui/field.tsx'
import { PopoverButton } from './popover-button.tsx'
import { tableSearch, type TableQuery } from './table-query.ts'

/** Addresses of this list that somebody gave a name, and a name for the one that is open. */
export function ViewsMenu({ query }: { query: TableQuery }) {
  const t = useOfficeTranslate()
  const { views, screen } = useLoaderData<Partial<SavedViews>>()
  if (!views || !screen) return null
  const search = viewSearch(tableSearch(query, {})) ?? ''
  const open = views.find((view) => view.search === search)
  const links = (shown: readonly SavedView[]) =>
    shown.map((view) => (
      <li key={view.id}>
        <a href={`?${view.search}`} aria-current={view === open ? 'true' : undefined}>
          {view.name}
        </a>
      </li>
    ))
  const own = views.filter(({ isShared }) => !isShared)
  const shared = views.filter(({ isShared }) => isShared)

  return (
    <PopoverButton key={search} button={open?.name ?? t('office.lists.views.title')}>
      <div className="stack stack--tight">
        {own.length > 0 && <ul className="office-plain">{links(own)}</ul>}
        {shared.length > 0 && (
          <>
            <h3 className="office-soft">{t('office.lists.views.shared')}</h3>
            <ul className="office-plain">{links(shared)}</ul>
          </>
        )}
        <SaveView screen={screen} search={search} name={open?.isOwn ? open.name : ''} />
        <a href="/views">{t('office.lists.views.manage')}</a>
      </div>
    </PopoverButton>
  )
}

function SaveView({ screen, search, name }: { screen: string; search: string; name: string }) {
  const t = useOfficeTranslate()
  const may = useMay()
  const starts = [
    { value: '', label: t('office.lists.views.start.none') },
    { value: 'owner', label: t('office.lists.views.start.owner') },
    ...(may('views.assign')
      ? roles.map((role) => ({
          value: role,
          label: t('office.lists.views.start.role', { role: t(`office.staff.role.${role}`) }),
        }))
      : []),
  ]

  return (
    <Form method="post" action="/views" className="office-save-view stack stack--tight" key={search}>
      <input type="hidden" name="screen" value={screen} />
      <input type="hidden" name="search" value={search} />
      <TextInput label={t('office.lists.views.name')} name="name" defaultValue={name} maxLength={60} required />
      <Select label={t('office.lists.views.start.title')} name="startsFor" options={starts} />
      {may('views.share') && <Checkbox label={t('office.lists.views.share')} name="share" />}
      <Button type="submit" name="intent" value="save" look="quiet" size="small">
        {t('office.lists.views.save')}
      </Button>
    </Form>
  )
}
