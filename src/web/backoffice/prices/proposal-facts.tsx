import type { Proposal } from '#domain/catalogue/proposals/proposal.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { ProposalStatus } from './proposal-status.tsx'
import { shortDay } from './price-words.ts'

/** Who wants what from when on, and what became of it. */
export function ProposalFacts({ proposal, today }: { proposal: Proposal; today: string }) {
  const t = useOfficeTranslate()
  const { id, status, note, origin, authorName, createdAt, decidedByName, decidedAt, reason } = proposal

  return (
    <div className="stack stack--tight">
      <div className="cluster">
        <h1>{t('office.prices.proposal.title', { id })}</h1>
        <ProposalStatus status={status} />
      </div>
      {note !== '' && <p className="lead">{note}</p>}
      {origin === 'depreciation' && <p className="lead">{t('office.prices.list.depreciation')}</p>}
      <p>
        <DayOf proposal={proposal} today={today} />
      </p>
      <p className="office-soft">
        {t('office.prices.proposal.by', { author: authorName ?? t('office.prices.list.machine') })} ·{' '}
        {shortDay(createdAt)}
      </p>
      {decidedByName && decidedAt && (
        <p className="office-soft">
          {t('office.prices.proposal.decided', { name: decidedByName })} · {shortDay(decidedAt)}
        </p>
      )}
      {reason !== '' && <p>{t('office.prices.proposal.reason', { reason })}</p>}
    </div>
  )
}

function DayOf({ proposal, today }: { proposal: Proposal; today: string }) {
  const t = useOfficeTranslate()
  const { validFrom, priceList, decidedAt } = proposal
  if (priceList === null || decidedAt === null) {
    return t('office.prices.proposal.validFrom', { day: shortDay(validFrom) })
  }
  // What was approved after its day began on the day of the approval.
  const approved = decidedAt.toISOString().slice(0, 10)
  const day = shortDay(validFrom < approved ? approved : validFrom)
  return t(validFrom > today ? 'office.prices.proposal.scheduled' : 'office.prices.proposal.counts', {
    day,
    version: priceList,
  })
}
