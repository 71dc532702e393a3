import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { priceDay } from '#domain/catalogue/prices/price-day.ts'
import { takeStep } from '#domain/catalogue/proposals/decide-proposal.ts'
import { findProposal } from '#domain/catalogue/proposals/find-proposals.ts'
import { summarise } from '#domain/catalogue/proposals/price-change.ts'
import { changeProposal } from '#domain/catalogue/proposals/write-proposal.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { formText } from '#web/backoffice/form-text.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { DataTable } from '#web/backoffice/table/data-table.tsx'
import { orderRows } from '#web/backoffice/table/order-rows.ts'
import { TableFilters } from '#web/backoffice/table/table-filters.tsx'
import { readTable } from '#web/backoffice/table/table-query.ts'
import { ChangeSummaryView } from './change-summary.tsx'
import { useChangeColumns, type ShownChange } from './change-table.tsx'
import { ProposalFacts } from './proposal-facts.tsx'
import { ProposalSteps } from './proposal-steps.tsx'

const notices = ['big', 'losing'] as const
const directions = ['rise', 'fall'] as const

const table = {
  sorts: ['device', 'price', 'change', 'margin'],
  usual: 'device',
  filters: { text: 'text', notice: notices, direction: directions },
} as const

const idIn = (text: string | undefined): number => {
  if (!/^\d{1,9}$/.test(text ?? '')) throw data(null, { status: 404 })
  return Number(text)
}

export const loader = office.read('prices.see', async ({ engines, colleague, params, url }) => {
  const found = await findProposal(engines, idIn(params['id']))
  if (!found) throw data(null, { status: 404 })
  const { proposal, changes } = found
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
  const today = priceDay(engines.now())
  return { proposal, query, page, summary: summarise(changes), isMine: proposal.author === colleague.id, today }
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

const steps = {
  change: ['prices.change'],
  propose: ['prices.change'],
  withdraw: ['prices.change'],
  approve: ['prices.approve'],
  reject: ['prices.approve'],
} as const

export const action = office.choose('step', steps, async ({ engines, colleague, params, form, chosen: step }) => {
  const id = idIn(params['id'])
  const result =
    step === 'change'
      ? await changeProposal(engines, colleague, {
          id,
          validFrom: formText(form, 'day'),
          note: formText(form, 'note'),
        })
      : await takeStep(engines, colleague, { id, step, reason: formText(form, 'reason') })
  if (result.ok) return redirect(`/prices/${id}`)
  return data({ problem: result.reason }, { status: result.reason === 'reason-missing' ? 422 : 409 })
})

export default function PriceProposal() {
  const t = useOfficeTranslate()
  const { proposal, query, page, summary, isMine, today } = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()

  return (
    <>
      <p>
        <a href="/prices">{t('office.prices.proposal.back')}</a>
      </p>
      <ProposalFacts proposal={proposal} today={today} />
      {failed && <Notice look="danger" live="alert" title={t(`office.prices.problem.${failed.problem}`)} />}
      <ProposalSteps proposal={proposal} isMine={isMine} today={today} />
      <ChangeSummaryView summary={summary} />
      <section className="stack">
        <div className="cluster cluster--apart">
          <h2>{t('office.prices.change.title')}</h2>
          <LinkButton href={`/prices/export?proposal=${proposal.id}`} look="quiet" size="small" download>
            {t('office.prices.proposal.export')}
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
