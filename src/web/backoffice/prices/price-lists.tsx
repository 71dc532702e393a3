import { data, Form, redirect, useActionData, useLoaderData } from 'react-router'
import { proposeDepreciation } from '#domain/catalogue/price-lists/propose-depreciation.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
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

export const middleware = [office.csv('prices.see', 'preislisten.csv', (asked) => versionsAsCsv(asked, 'prices'))]

export const loader = office.list('prices.see', (asked) => loadVersions(asked, 'prices'))

/** What have devices lost since somebody looked at their prices? */
export const action = office.change('prices.change', async ({ engines, colleague }) => {
  const result = await proposeDepreciation(engines, colleague)
  return result.ok ? redirect(`/prices/${result.id}`) : data({ problem: result.reason }, { status: 409 })
})

export default function PriceLists() {
  const t = useOfficeTranslate()
  const may = useMay()
  const { query, page } = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()

  return (
    <>
      <div className="stack">
        <h1>{t('office.frame.screen.prices')}</h1>
        <p className="office-soft">{t('office.prices.list.text')}</p>
      </div>
      {failed && <Notice look="warning" live="alert" title={t(`office.prices.problem.${failed.problem}`)} />}
      <div className="cluster">
        {may('prices.change') && <LinkButton href="/prices/import">{t('office.prices.list.import')}</LinkButton>}
        {may('prices.change') && (
          <LinkButton href="/prices/market" look="quiet">
            {t('office.market.title')}
          </LinkButton>
        )}
        <LinkButton href="/prices/export" look="quiet" download>
          {t('office.prices.list.export')}
        </LinkButton>
        {may('prices.change') && (
          <Form method="post">
            <Button type="submit" look="quiet">
              {t('office.prices.list.depreciate')}
            </Button>
          </Form>
        )}
      </div>
      <VersionFilters query={query} />
      <DataTable
        caption={t('office.frame.screen.prices')}
        columns={useVersionColumns('prices')}
        page={page}
        keyOf={keyOfVersion}
        query={query}
        exported
      />
    </>
  )
}
