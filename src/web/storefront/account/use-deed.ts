import { useRef, useState } from 'react'
import { useTranslate } from '#web/shop-context.tsx'
import type { Refusal } from './account-answer.ts'
import type { Told } from './ask-shop.ts'
import { useProof } from './proof.tsx'

/** What came of it: said in words, or beside the fields that it is about. */
type Outcome = { done?: string; refusal?: string; violations?: Refusal['violations'] }

/** Something that a customer can have done: once at a time, and with a word about how it went. */
export function useDeed() {
  const t = useTranslate()
  const withProof = useProof()
  const underway = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>({})

  const refuse = ({ code, message, violations }: Refusal) =>
    setOutcome({ refusal: code === 'unreachable' ? t('account.unreachable') : message, violations })

  /** The answer, if it was a yes. */
  const run = async <Body>(deed: () => Promise<Told<Body>>): Promise<{ body: Body } | undefined> => {
    if (underway.current) return undefined
    underway.current = true
    setBusy(true)
    setOutcome({})
    const told = await withProof(deed)
    underway.current = false
    setBusy(false)
    if (told?.ok) return told
    if (told) refuse(told)
    return undefined
  }

  return {
    isBusy,
    ...outcome,
    run,
    refuse,
    say: (done: string) => setOutcome({ done }),
    /** What the shop said about one field. */
    about: (field: string): { error?: string } => {
      const violation = outcome.violations?.find(({ propertyPath }) => propertyPath === field)
      return violation ? { error: violation.message } : {}
    },
  }
}

export type Deed = ReturnType<typeof useDeed>
