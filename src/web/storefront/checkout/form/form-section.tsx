import { useId, type ReactNode } from 'react'

/** One of the numbered parts of the form; the numbers are drawn. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()

  return (
    <section className="form-section stack" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
