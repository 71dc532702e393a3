import type { ReactNode } from 'react'

export function Pattern({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="stack">
      <h2>{name}</h2>
      {children}
    </section>
  )
}
