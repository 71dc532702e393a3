import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { VersionKind } from '#domain/catalogue/versions/version.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { GuardedApproval } from './guard-rails.tsx'
import type { ShownGuard } from './load-guard.ts'
import type { ShownVersion } from './version-facts.tsx'

type Props = {
  version: ShownVersion
  kind: VersionKind
  isMine: boolean
  /** Nothing is otherwise in it yet: there is nothing to propose. */
  isEmpty?: boolean
  /** Why it needs two approvals; nothing, if one is enough. */
  guard?: ShownGuard | null
  /** What its author has to say before it is proposed. */
  asked?: ReactNode
}

/** What this colleague can do with the version now; the room decides again. */
export function VersionSteps({ version, kind, isMine, isEmpty = false, guard = null, asked }: Props) {
  const { formatMoment } = useFormats()
  const may = useMay()
  const { phase, number, author, liveFrom } = version
  if (phase === 'draft') return isMine && may('prices.change') ? <DraftSteps {...{ isEmpty, asked }} /> : null
  // Of rules and questionnaires one goes back to another version; of price lists one is taken back.
  if (phase === 'replaced' || phase === 'taken-back' || (phase === 'live' && kind === 'prices'))
    return may('prices.takeBack') && (kind !== 'prices' || phase === 'live') ? (
      <TakeBack number={number ?? 0} kind={kind} />
    ) : null
  if (phase === 'scheduled' && (may('prices.approve') || may('prices.takeBack')))
    return <Cancel moment={formatMoment(liveFrom)} />
  if (phase !== 'proposed') return null

  return (
    <>
      <Waiting isMine={isMine} />
      {!isMine && may('prices.approve') && <Decision guard={guard} />}
      {(isMine || author === null) && may('prices.change') && <Withdraw />}
    </>
  )
}

function DraftSteps({ isEmpty, asked }: { isEmpty: boolean; asked: ReactNode }) {
  const t = useOfficeTranslate()

  return (
    <Form method="post" className="cluster">
      {!isEmpty && asked}
      {!isEmpty && (
        <Button type="submit" name="step" value="propose">
          {t('office.versions.propose')}
        </Button>
      )}
      <Button type="submit" name="step" value="withdraw" look="ghost">
        {t('office.versions.withdraw')}
      </Button>
    </Form>
  )
}

function Waiting({ isMine }: { isMine: boolean }) {
  const t = useOfficeTranslate()

  return (
    <Notice look="info" title={t('office.versions.waits')}>
      {isMine && <p>{t('office.versions.yours')}</p>}
    </Notice>
  )
}

function Decision({ guard }: { guard: ShownGuard | null }) {
  const t = useOfficeTranslate()

  return (
    <div className="office-filters">
      {guard ? (
        <GuardedApproval guard={guard} />
      ) : (
        <Form method="post">
          <Button type="submit" name="step" value="approve">
            {t('office.versions.approve')}
          </Button>
        </Form>
      )}
      <Form method="post" className="office-filters">
        <TextInput label={t('office.versions.rejectReason')} name="reason" maxLength={500} required />
        <Button type="submit" name="step" value="reject" look="danger">
          {t('office.versions.reject')}
        </Button>
      </Form>
    </div>
  )
}

/** Until its moment has come. */
function Cancel({ moment }: { moment: string }) {
  const t = useOfficeTranslate()

  return (
    <Form method="post" className="stack stack--tight">
      <p>{t('office.versions.toCome.until', { moment })}</p>
      <p>
        <Button type="submit" name="step" value="cancel" look="danger">
          {t('office.versions.toCome.cancel')}
        </Button>
      </p>
    </Form>
  )
}

function Withdraw() {
  const t = useOfficeTranslate()

  return (
    <Form method="post">
      <Button type="submit" name="step" value="withdraw" look="ghost">
        {t('office.versions.withdraw')}
      </Button>
    </Form>
  )
}

function TakeBack({ number, kind }: { number: number; kind: VersionKind }) {
  const t = useOfficeTranslate()

  return (
    <Form method="post">
      <Button type="submit" name="step" value="takeBack" look="danger">
        {t(`office.versions.takeBack.${kind}`, { number })}
      </Button>
    </Form>
  )
}
