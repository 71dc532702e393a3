import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Form } from 'react-router'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Icon } from '#web/art/icons.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { BulkAnswer } from './bulk-answer.ts'

type Option = { value: string; text: string }

/** What can be done to several rows at once. */
export type BulkActions = {
  /** Each is a choice of its own, or several under a heading. */
  choices: readonly (Option | { title: string; options: readonly Option[] })[]
  /** For those actions that need words. */
  text?: string
  /** What happened the last time, and how a refusal is said. */
  answer: BulkAnswer | undefined
  refusal: (reason: string) => string
  /** What to do next with those that it worked for. */
  after?: ReactNode
}

/** Ticks stand in the rows and belong to this form wherever they are: rows may have forms of their own. */
export const BULK_FORM = 'bulk'

/** Stays in view for as long as something is ticked. */
export function BulkBar({ choices, text, answer }: BulkActions) {
  const t = useOfficeTranslate()
  const form = useRef<HTMLFormElement>(null)
  const count = useTicked()
  useEffect(() => {
    if (answer) form.current?.reset()
  }, [answer])

  return (
    <Form method="post" id={BULK_FORM} ref={form} className="office-bulk" preventScrollReset>
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
      {text !== undefined && <input className="input" name="text" aria-label={text} placeholder={text} />}
      <Button type="submit" size="small">
        {t('office.lists.bulk.send')}
      </Button>
    </Form>
  )
}

const BulkOption = ({ value, text }: Option) => <option value={value}>{text}</option>

/** How many rows are ticked right now. */
function useTicked(): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const look = () => setCount(document.querySelectorAll(`input[name=row][form=${BULK_FORM}]:checked`).length)
    // A reset is only done when its event is over.
    const lookSoon = () => setTimeout(look)
    document.addEventListener('change', look)
    document.addEventListener('reset', lookSoon)
    return () => {
      document.removeEventListener('change', look)
      document.removeEventListener('reset', lookSoon)
    }
  }, [])
  return count
}

/** Row by row: done, or why not. */
export function BulkOutcome({ answer, refusal, after }: BulkActions) {
  const t = useOfficeTranslate()
  if (!answer) return null
  const { bulk } = answer
  if (bulk.length === 0) return <Notice look="warning" live="alert" title={t('office.lists.bulk.nothing')} />
  const done = bulk.filter(({ ok }) => ok).length

  return (
    <Notice
      look={done === bulk.length ? 'success' : 'warning'}
      live="alert"
      title={t('office.lists.bulk.outcome', { done, count: bulk.length })}
    >
      <ul className="office-outcome">
        {bulk.map((row) => (
          <li key={row.key}>
            <Icon name={row.ok ? 'check' : 'warning'} size={16} />
            <span>
              {row.label}: {row.ok ? t('office.lists.bulk.done') : refusal(row.reason)}
            </span>
          </li>
        ))}
      </ul>
      {after}
    </Notice>
  )
}
