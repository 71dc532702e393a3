import { useRef, useState } from 'react'
import { useTranslate } from '#web/shop-context.tsx'
import type { Refusal } from '#web/storefront/account/account-answer.ts'
import { orUnreachable, type Refused } from './ask-shop.ts'
import { useReauthentication } from './reauthentication.tsx'

/** What came of it: in words, or beside the fields that it is about. */
type Outcome = { done?: string; refusal?: string; violations?: Refusal['violations'] }

/** Something that a customer has done: one at a time, after the password if it is wanted, and with a word at the end. */
export function useAction() {
  const t = useTranslate()
  const withReauthentication = useReauthentication()
  const underway = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>({})

  const refuse = ({ code, message, violations }: Refusal) =>
    setOutcome({ refusal: code === 'unreachable' ? t('login.unreachable') : message, violations })

  /** The answer, if it was a yes. A form may want to hear what is wrong with its fields. */
  const run = async <Yes extends { ok: true }>(
    action: () => Promise<Yes | Refused>,
    onProblems?: (refusal: Refusal) => void,
  ): Promise<Yes | undefined> => {
    if (underway.current) return undefined
    underway.current = true
    setBusy(true)
    setOutcome({})
    const told = await withReauthentication(() => orUnreachable(action()))
    underway.current = false
    setBusy(false)
    if (told?.ok) return told
    if (told) refuse(told)
    if (told && told.violations.length > 0) onProblems?.(told)
    return undefined
  }

  return {
    isBusy,
    ...outcome,
    run,
    confirm: (done: string) => setOutcome({ done }),
    /** What the shop said about one field. */
    about: (field: string): { error?: string } => {
      const violation = outcome.violations?.find(({ propertyPath }) => propertyPath === field)
      return violation ? { error: violation.message } : {}
    },
  }
}

export type Action = ReturnType<typeof useAction>
