import { useEffect, useRef } from 'react'

/** A form that leads whoever sent it to what is wrong: to the first field that is complained about, else to the refusal. */
export function useProblemFocus(complaint: unknown, refusal = '[data-refusal]') {
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (complaint) form.current?.querySelector<HTMLElement>(`[aria-invalid="true"], ${refusal}`)?.focus()
  }, [complaint, refusal])

  return form
}
