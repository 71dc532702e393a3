import { data, useActionData, useLoaderData } from 'react-router'
import { findPriceChanges } from '#domain/catalogue/price-lists/find-price-changes.ts'
import { summarise } from '#domain/catalogue/price-lists/price-change.ts'
import { takeBackPrices } from '#domain/catalogue/versions/decide-version.ts'
import { findVersion } from '#domain/catalogue/versions/find-versions.ts'
import { changeVersion } from '#domain/catalogue/versions/write-version.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { BackTestSection } from '#web/backoffice/back-tests/back-test-section.tsx'
import { loadBackTest } from '#web/backoffice/back-tests/show-back-test.ts'
import { formText } from '#web/backoffice/form-text.ts'
import { localMoment, readMoment } from '#web/backoffice/frame/office-time.ts'
import { numberIn } from '#web/backoffice/number-in.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { DataTable } from '#web/backoffice/table/data-table.tsx'
import { orderRows } from '#web/backoffice/table/order-rows.ts'
import { TableFilters } from '#web/backoffice/table/table-filters.tsx'
import { readTable } from '#web/backoffice/table/table-query.ts'
import { ChangeSummaryView } from './change-summary.tsx'
import { useChangeColumns, type ShownChange } from './change-table.tsx'
import { DraftForm } from '#web/backoffice/versions/draft-form.tsx'
import { actOnVersion, refuse, versionSteps, type Refused } from '#web/backoffice/versions/act-on-version.ts'
import { AffectedOffersLink } from '#web/backoffice/versions/affected-offers-link.tsx'
import { GuardRails } from '#web/backoffice/versions/guard-rails.tsx'
import { loadGuard } from '#web/backoffice/versions/load-guard.ts'
import { VersionFacts } from '#web/backoffice/versions/version-facts.tsx'
import { VersionSteps } from '#web/backoffice/versions/version-steps.tsx'

const notices = ['big', 'losing'] as const
const directions = ['rise', 'fall'] as const

const table = {
  sorts: ['device', 'price', 'change', 'margin'],
  usual: 'device',
  filters: { text: 'text', notice: notices, direction: directions },
} as const

export const loader = office.read('prices.see', async ({ engines, colleague, params, url }) => {
  const version = await findVersion(engines, 'prices', numberIn(params['id']))
  if (!version) throw data(null, { status: 404 })
  const changes = await findPriceChanges(engines, version)
  const query = readTable(url, table)
  const page = orderRows(changes.filter(matches(query.filters)), query, {
    values: {
      device: ({ deviceName }) => deviceName,
      price: ({ cents }) => cents,
      change: ({ basisPoints }) => basisPoints,
      margin: ({ margin }) => margin,
    },
    keyOf: keyOfChange,
  })
  return {
    version,
    query,
    page,
    summary: summarise(changes),
    guard: await loadGuard(engines, colleague, 'prices', version),
    isMine: version.author === colleague.id,
    moment: version.liveFrom ? localMoment(version.liveFrom) : '',
    backTest: await loadBackTest(engines, version.id),
  }
})

const keyOfChange = ({ deviceId, country, segment }: ShownChange) => `${deviceId} ${country} ${segment}`

function matches({ text, notice, direction }: Readonly<Record<string, string>>) {
  return ({ deviceName, isBig, margin, basisPoints }: ShownChange): boolean => {
    if (text !== undefined && !deviceName.toLowerCase().includes(text.toLowerCase())) return false
    if (notice === 'big' && !isBig) return false
    if (notice === 'losing' && !(margin !== null && margin < 0)) return false
    if (direction === 'rise' && !(basisPoints !== null && basisPoints > 0)) return false
    return direction !== 'fall' || (basisPoints !== null && basisPoints < 0)
  }
}

export const action = office.choose('step', versionSteps, async (asked) => {
  const { engines, colleague, params, form, chosen: step } = asked
  const id = numberIn(params['id'])
  return actOnVersion(
    asked,
    { kind: 'prices', id, step },
    {
      takeBack: () => takeBackPrices(engines, colleague, id),
      change: async () => {
        const liveFrom = readMoment(formText(form, 'moment'))
        if (liveFrom === undefined) return refuse('moment-unreadable')
        return changeVersion(engines, colleague, 'prices', { id, liveFrom, note: formText(form, 'note') })
      },
    },
  )
})

export default function PriceList() {
  const t = useOfficeTranslate()
  const { version, query, page, summary, guard, isMine, moment, backTest } = useLoaderData<typeof loader>()
  const failed = useActionData<Refused>()
  const { id, number, phase, note } = version
  const title = number === null ? t('office.versions.untitled', { id }) : t('office.prices.title', { number })

  return (
    <>
      <p>
        <a href="/prices">{t('office.prices.back')}</a>
      </p>
      <VersionFacts version={version} title={title} />
      {failed && <Notice look="danger" live="alert" title={t(`office.versions.problem.${failed.problem}`)} />}
      {phase === 'draft' && isMine && <DraftForm note={note} moment={moment} />}
      {guard && <GuardRails guard={guard} />}
      <VersionSteps version={version} kind="prices" isMine={isMine} guard={guard} />
      <BackTestSection version={version} test={backTest} />
      <AffectedOffersLink version={version} />
      <ChangeSummaryView summary={summary} />
      <section className="stack">
        <div className="cluster cluster--apart">
          <h2>{t('office.prices.change.title')}</h2>
          <LinkButton href={`/prices/export?version=${id}`} look="quiet" size="small" download>
            {t('office.prices.exportVersion')}
          </LinkButton>
        </div>
        <ChangeFilters query={query} />
        <DataTable
          caption={t('office.prices.change.title')}
          columns={useChangeColumns({ sortable: true })}
          page={page}
          keyOf={keyOfChange}
          query={query}
        />
      </section>
    </>
  )
}

function ChangeFilters({ query }: { query: ReturnType<typeof readTable> }) {
  const t = useOfficeTranslate()

  return (
    <TableFilters
      query={query}
      filters={[
        { name: 'text', label: t('office.prices.change.search') },
        {
          name: 'notice',
          label: t('office.prices.change.bigOnly'),
          options: [
            { value: 'big', text: t('office.prices.change.bigRows') },
            { value: 'losing', text: t('office.prices.change.losing') },
          ],
        },
        {
          name: 'direction',
          label: t('office.prices.change.direction'),
          options: directions.map((value) => ({ value, text: t(`office.prices.change.${value}`) })),
        },
      ]}
    />
  )
}
