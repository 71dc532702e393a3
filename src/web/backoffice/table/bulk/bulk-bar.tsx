import { useEffect, useState, type ReactNode } from 'react'
import { Form } from 'react-router'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Icon } from '#web/art/icons.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { BulkRow } from './bulk-answer.ts'
import { QueryFields } from '#web/backoffice/table/query-fields.tsx'
import type { TableQuery } from '#web/backoffice/table/table-query.ts'

type Option = { value: string; text: string }

/** What can be done to several rows at once. */
export type BulkActions = {
  /** Each is a choice of its own, or several under a heading. */
  choices: readonly (Option | { title: string; options: readonly Option[] })[]
  /** For those that need words. */
  words?: string
  /** What happened the last time, row by row; nothing if nothing did. */
  outcome?: readonly SaidRow[] | undefined
  /** What comes next for those that it worked for. */
  next?: ReactNode
}

type SaidRow = { key: string; label: string; refusal: string | undefined }

/** The answer in words. */
export const saidRows = <Reason extends string>(
  answer: { bulk: readonly BulkRow<Reason>[] } | undefined,
  words: (reason: Reason, values: BulkRow<Reason>['values']) => string,
): SaidRow[] | undefined =>
  answer?.bulk.map(({ key, label, reason, values }) => ({ key, label, refusal: reason && words(reason, values) }))

/** Ticks stand in the rows and belong to this form wherever they are: rows may have forms of their own. */
export const BULK_FORM = 'bulk'

type BarProps = { actions: BulkActions; query: TableQuery; exported: boolean | undefined }

/** Stays in view for as long as something is ticked. */
export function BulkBar({ actions: { choices, words }, query, exported }: BarProps) {
  const t = useOfficeTranslate()
  const count = useTicked()

  return (
    <Form method="post" id={BULK_FORM} className="office-bulk" reloadDocument>
      <span role="status">{count > 0 && t('office.lists.bulk.count', { count })}</span>
      <select name="bulk" className="input" aria-label={t('office.lists.bulk.action')} required defaultValue="">
        <option value="">{t('office.lists.bulk.choose')}</option>
        {choices.map((choice) =>
          'options' in choice ? (
            <optgroup key={choice.title} label={choice.title}>
              {choice.options.map((option) => (
                <BulkOption key={option.value} {...option} />
              ))}
            </optgroup>
          ) : (
            <BulkOption key={choice.value} {...choice} />
          ),
        )}
      </select>
      {words !== undefined && <input className="input" name="words" aria-label={words} placeholder={words} />}
      <Button type="submit" size="small">
        {t('office.lists.bulk.send')}
      </Button>
      {exported && (
        <>
          <QueryFields query={query} />
          <Button type="submit" look="quiet" size="small" formMethod="get" formNoValidate name="format" value="csv">
            {t('office.lists.bulk.export')}
          </Button>
        </>
      )}
    </Form>
  )
}

const BulkOption = ({ value, text }: Option) => <option value={value}>{text}</option>

/** How many rows are ticked right now. */
function useTicked(): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const look = () => setCount(document.querySelectorAll(`input[name=row][form=${BULK_FORM}]:checked`).length)
    document.addEventListener('change', look)
    return () => document.removeEventListener('change', look)
  }, [])
  return count
}

/** Row by row: done, or why not. */
export function BulkOutcome({ outcome, next }: BulkActions) {
  const t = useOfficeTranslate()
  if (!outcome) return null
  if (outcome.length === 0) return <Notice look="warning" live="alert" title={t('office.lists.bulk.nothing')} />
  const done = outcome.filter(({ refusal }) => refusal === undefined).length

  return (
    <Notice
      look={done === outcome.length ? 'success' : 'warning'}
      live="alert"
      title={t('office.lists.bulk.outcome', { done, count: outcome.length })}
    >
      <ul className="office-outcome">
        {outcome.map(({ key, label, refusal }) => (
          <li key={key}>
            <Icon name={refusal === undefined ? 'check' : 'warning'} size={16} />
            <span>
              <strong>{label}</strong> {refusal ?? t('office.lists.bulk.done')}
            </span>
          </li>
        ))}
      </ul>
      {done > 0 && next}
    </Notice>
  )
}
