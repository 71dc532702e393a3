import { Form } from 'react-router'
import type { Proposal } from '#domain/catalogue/proposals/proposal.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useMay } from '#web/backoffice/frame/use-me.ts'

type Props = { proposal: Proposal; isMine: boolean; today: string }

/** What this colleague can do with the proposal now; the room decides again. */
export function ProposalSteps({ proposal, isMine, today }: Props) {
  const may = useMay()
  const { status, author } = proposal
  if (status === 'draft')
    return isMine && may('prices.change') ? <DraftSteps proposal={proposal} today={today} /> : null
  if (status !== 'proposed') return null

  return (
    <>
      <Waiting isMine={isMine} />
      {!isMine && may('prices.approve') && <Decision />}
      {(isMine || author === null) && may('prices.change') && <Withdraw />}
    </>
  )
}

function Waiting({ isMine }: { isMine: boolean }) {
  const t = useOfficeTranslate()

  return (
    <Notice look="info" title={t('office.prices.proposal.waits')}>
      {isMine && <p>{t('office.prices.proposal.yours')}</p>}
    </Notice>
  )
}

function DraftSteps({ proposal, today }: { proposal: Proposal; today: string }) {
  const t = useOfficeTranslate()

  return (
    <>
      <Form method="post" className="office-filters">
        <TextInput
          label={t('office.prices.import.day')}
          name="day"
          type="date"
          defaultValue={proposal.validFrom}
          min={today}
        />
        <TextInput label={t('office.prices.import.note')} name="note" defaultValue={proposal.note} maxLength={500} />
        <Button type="submit" name="step" value="change" look="quiet">
          {t('office.prices.proposal.save')}
        </Button>
      </Form>
      <Form method="post" className="cluster">
        <Button type="submit" name="step" value="propose">
          {t('office.prices.proposal.propose')}
        </Button>
        <Button type="submit" name="step" value="withdraw" look="ghost">
          {t('office.prices.proposal.withdraw')}
        </Button>
      </Form>
    </>
  )
}

function Decision() {
  const t = useOfficeTranslate()

  return (
    <div className="office-filters">
      <Form method="post">
        <Button type="submit" name="step" value="approve">
          {t('office.prices.proposal.approve')}
        </Button>
      </Form>
      <Form method="post" className="office-filters">
        <TextInput label={t('office.prices.proposal.rejectReason')} name="reason" maxLength={500} required />
        <Button type="submit" name="step" value="reject" look="danger">
          {t('office.prices.proposal.reject')}
        </Button>
      </Form>
    </div>
  )
}

function Withdraw() {
  const t = useOfficeTranslate()

  return (
    <Form method="post">
      <Button type="submit" name="step" value="withdraw" look="ghost">
        {t('office.prices.proposal.withdraw')}
      </Button>
    </Form>
  )
}
