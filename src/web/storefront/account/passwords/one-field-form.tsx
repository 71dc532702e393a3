import type { FormEvent, ReactNode, Ref } from 'react'

type Props = {
  form: Ref<HTMLFormElement>
  forgive: (event: FormEvent) => void
  onSend: () => Promise<void>
  className?: string
  children: ReactNode
}

/** The element around a form that `useSending` sends. */
export function OneFieldForm({ form, forgive, onSend, className = 'stack', children }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void onSend()
  }

  return (
    <form ref={form} method="post" className={className} noValidate onSubmit={submit} onInput={forgive}>
      {children}
    </form>
  )
}
