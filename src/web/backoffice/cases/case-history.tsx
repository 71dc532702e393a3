import { Form } from 'react-router'
import type { CaseEntry } from '#domain/cases/case.ts'
import { formatCaseNumber } from '#domain/cases/case-number.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { officeKey } from '#web/backoffice/frame/office-key.ts'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'

type Props = { entries: (CaseEntry & { number: number })[]; number: number; merged: number[]; note: string }

/** What was done and noted, the newest first; what came from another case says so. */
export function CaseHistory({ entries, number, merged, note }: Props) {
  const t = useOfficeTranslate()
  const may = useMay()

  return (
    <section className="stack">
      <h2>{t('office.cases.history')}</h2>
      {merged.length > 0 && (
        <p className="office-soft">
          {t('office.cases.mergedFrom', { numbers: merged.map(formatCaseNumber).join(', ') })}
        </p>
      )}
      {may('cases.change') && (
        <Form method="post" className="stack stack--tight">
          <TextArea label={t('office.cases.note')} name="note" rows={2} maxLength={2000} defaultValue={note} required />
          <p>
            <Button type="submit" name="intent" value="note" look="quiet" size="small">
              {t('office.cases.addNote')}
            </Button>
          </p>
        </Form>
      )}
      <ol className="office-history">
        {entries.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} isOwn={entry.number === number} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Entry({ entry, isOwn }: { entry: Props['entries'][number]; isOwn: boolean }) {
  const t = useOfficeTranslate()
  const { formatMoment } = useFormats()
  const { at, event, number } = entry
  const actor = entry.actor === 'clock' ? t('office.cases.clock') : entry.actor
  // What was typed stands below; a result is told in words.
  const [first = '', ...rest] = entry.text.split('\n')
  const isTyped = event === 'note' || event === 'opened'
  // Whoever was erased has taken the words along.
  const text = event === 'closed' && first !== '' ? t(officeKey(`office.cases.result.${first}`)) : first
  const typed = isTyped ? entry.text : event === 'closed' ? rest.join('\n') : ''

  return (
    <>
      <p className="office-soft">
        <time dateTime={at.toISOString()}>{formatMoment(at)}</time>
        {!isOwn && <> · {t('office.cases.fromCase', { number: formatCaseNumber(number) })}</>}
      </p>
      <p>
        <strong>{t(officeKey(`office.cases.event.${event}`), { actor, text })}</strong>
      </p>
      {typed !== '' && <p className="office-history__reason">{typed}</p>}
    </>
  )
}
