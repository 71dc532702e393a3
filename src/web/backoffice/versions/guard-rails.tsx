import { Form } from 'react-router'
import type { Beyond } from '#domain/catalogue/versions/guard-rails.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { formatRule, nameOfPart, nameOfRule } from '#web/backoffice/rules/rule-words.ts'
import { RowsTable, type Column } from '#web/backoffice/table/rows-table.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { ShownGuard } from './load-guard.ts'

/** Why a version needs two approvals, the furthest change first. */
export function GuardRails({ guard: { reasons, more, minutes, firstApproverName, isMine } }: { guard: ShownGuard }) {
  const t = useOfficeTranslate()
  const columns = useReasonColumns()

  return (
    <section className="stack">
      <Notice look="warning" title={t('office.versions.guard.title')}>
        <p>{t('office.versions.guard.text', { minutes })}</p>
        {isMine && <p>{t('office.versions.guard.mine')}</p>}
        {!isMine && firstApproverName !== null && (
          <p>{t('office.versions.guard.firstDone', { name: firstApproverName })}</p>
        )}
      </Notice>
      <RowsTable
        caption={t('office.versions.guard.caption')}
        columns={columns}
        rows={reasons}
        keyOf={(reason) => JSON.stringify(reason)}
      />
      {more > 0 && <p className="office-soft">{t('office.versions.guard.more', { count: more })}</p>}
    </section>
  )
}

function useReasonColumns(): Column<Beyond>[] {
  const t = useOfficeTranslate()
  const formats = useFormats()
  const amount = (reason: Beyond, side: 'from' | 'to'): string => {
    if (reason.limit === 'gate') return t(`office.versions.guard.${side === 'from' ? 'refused' : 'bought'}`)
    if (reason.limit === 'rails')
      return formatRule(t, formats, reason[side], reason.rail === 'delay' ? 'minutes' : 'percent')
    const value = reason[side]
    return value === null ? t('office.prices.change.none') : formats.formatMoney(value)
  }

  return [
    { name: 'what', title: t('office.versions.guard.what'), show: (reason) => <What reason={reason} /> },
    {
      name: 'limit',
      title: t('office.versions.guard.limit'),
      show: ({ limit }) => t(`office.versions.guard.${limit}`),
    },
    {
      name: 'from',
      title: t('office.versions.guard.from'),
      number: true,
      show: (reason) => amount(reason, 'from'),
    },
    { name: 'to', title: t('office.versions.guard.to'), number: true, show: (reason) => amount(reason, 'to') },
    {
      name: 'change',
      title: t('office.versions.guard.change'),
      number: true,
      show: ({ basisPoints }) => <strong>{formats.formatChange(basisPoints)}</strong>,
    },
  ]
}

function What({ reason }: { reason: Beyond }) {
  const t = useOfficeTranslate()
  const formats = useFormats()
  if (reason.limit === 'list') return t('office.versions.guard.all')
  if (reason.limit === 'rails') return nameOfRule(t, formats, `guardRails.${reason.rail}`)
  if (reason.limit === 'gate') return <span lang="de">{reason.said}</span>
  const { deviceId, deviceName, country, segment, grade, part, said } = reason
  const about = [
    country.toUpperCase(),
    t(`office.prices.segment.${segment}`),
    ...(grade ? [t('office.versions.guard.grade', { grade })] : []),
    ...(part ? [t('office.versions.guard.part', { part: nameOfPart(t, part) })] : []),
  ]

  return (
    <>
      <a href={`/catalogue/${deviceId}`}>{deviceName}</a>{' '}
      <span className="office-soft">
        {about.join(' · ')}
        {said !== undefined && <span lang="de">{` · ${said}`}</span>}
      </span>
    </>
  )
}

/** Whoever approves types the number that the page names. Who has done so waits for somebody else. */
export function GuardedApproval({ guard: { number, isMine } }: { guard: ShownGuard }) {
  const t = useOfficeTranslate()
  const { typedDecimal } = useFormats()
  if (isMine) return null

  return (
    <Form method="post" className="office-filters">
      <TextInput
        label={t('office.versions.guard.number', { number: typedDecimal(number) })}
        hint={t('office.versions.guard.numberHint')}
        name="number"
        inputMode="decimal"
        autoComplete="off"
        required
      />
      <Button type="submit" name="step" value="approve">
        {t('office.versions.approve')}
      </Button>
    </Form>
  )
}
