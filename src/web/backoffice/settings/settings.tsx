import { useLoaderData } from 'react-router'
import { findSections } from '#domain/settings/find-settings.ts'
import { sections } from '#domain/settings/merchant-settings.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { RowsTable, type Column } from '#web/backoffice/table/rows-table.tsx'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { namedScopes } from './scope.ts'

export const loader = office.read('settings.see', async ({ engines, colleague }) => {
  const saved = await findSections(engines)
  const rows = sections.map((section) => ({
    section,
    scopes: namedScopes({ colleague }).map(({ scope, name }) => {
      const own = saved.find((each) => each.scope === scope && each.section === section)
      return { scope, name, isSaid: own !== undefined }
    }),
    last: saved
      .filter((each) => each.section === section)
      .map(({ changedBy, changedAt }) => ({ changedBy, changedAt }))
      .toSorted((one, other) => other.changedAt.getTime() - one.changedAt.getTime())[0],
  }))
  return { rows }
})

type Row = Awaited<ReturnType<typeof loader>>['rows'][number]

export default function Settings() {
  const t = useOfficeTranslate()
  const { formatMoment } = useFormats()
  const { rows } = useLoaderData<typeof loader>()
  const columns: Column<Row>[] = [
    {
      name: 'section',
      title: t('office.settings.column.section'),
      show: ({ section }) => <a href={`/settings/${section}`}>{t(`office.settings.section.${section}`)}</a>,
    },
    {
      name: 'scope',
      title: t('office.settings.column.scope'),
      show: ({ section, scopes }) => (
        <span className="cluster">
          {scopes
            .filter(({ isSaid, scope }) => isSaid || scope === 'company')
            .map(({ scope, name }) => (
              <a key={scope} href={`/settings/${section}?scope=${scope}`}>
                {name || t('office.settings.wholeCompany')}
              </a>
            ))}
        </span>
      ),
    },
    {
      name: 'changed',
      title: t('office.settings.column.changed'),
      show: ({ last }) =>
        last
          ? t('office.settings.changed', { name: last.changedBy, when: formatMoment(last.changedAt) })
          : t('office.settings.neverChanged'),
    },
  ]

  return (
    <>
      <div className="stack stack--tight">
        <h1>{t('office.frame.screen.settings')}</h1>
        <p className="office-soft">{t('office.settings.text')}</p>
        <p className="office-soft">{t('office.settings.secrets')}</p>
        <p className="cluster">
          <a href="/settings/accounts">{t('office.settings.section.accounts')}</a>
          <a href="/readiness">{t('office.frame.screen.readiness')}</a>
        </p>
      </div>
      <RowsTable
        caption={t('office.frame.screen.settings')}
        columns={columns}
        rows={rows}
        keyOf={(row) => row.section}
      />
    </>
  )
}
