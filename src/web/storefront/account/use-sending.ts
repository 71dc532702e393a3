import { useState, type FormEvent } from 'react'
import type { FieldProblem, Problems } from '#domain/accounts/profile/seller.ts'
import { useProblemFocus } from '#web/ui/use-problem-focus.ts'
import type { Answer, Refusal } from './account-answer.ts'
import { problemsIn } from './problems-in.ts'

/**
 * A small form on its way to the shop. What is wrong with a field stands beside it, anything else above the button, and
 * the visitor is led there; what was typed stays.
 */
export function useSending<Field extends string>(fields: readonly Field[], before?: Refusal) {
  const [isBusy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Problems<Field>>({})
  const [refusal, setRefusal] = useState<Refusal | undefined>(before)
  const [complaints, setComplaints] = useState(0)
  const form = useProblemFocus(complaints)

  const complain = (wrong: Problems<Field>, why?: Refusal) => {
    setProblems(wrong)
    setRefusal(why)
    setComplaints((count) => count + 1)
  }
  const refuse = (why: Refusal) => {
    const wrong = why.violations.filter(({ propertyPath }) => fields.includes(propertyPath as Field))
    complain(problemsIn(wrong), wrong.length === 0 ? why : undefined)
  }

  return {
    form,
    isBusy,
    problems,
    refusal,
    /** A field that is being typed into is no longer complained about. */
    forgive: ({ target }: FormEvent) => {
      const { name } = target as HTMLInputElement
      if (name in problems) setProblems({ ...problems, [name]: undefined })
    },
    /** Whether the shop did it. What the browser can tell is wrong does not reach the shop. */
    send: async (wrong: Partial<Record<Field, FieldProblem | undefined>>, ask: () => Promise<Answer>) => {
      if (isBusy) return false
      const known = Object.fromEntries(Object.entries(wrong).filter(([, problem]) => problem)) as Problems<Field>
      complain(known)
      if (Object.keys(known).length > 0) return false

      setBusy(true)
      const answer = await ask().finally(() => setBusy(false))
      if (!answer.ok) refuse(answer)
      return answer.ok
    },
  }
}
