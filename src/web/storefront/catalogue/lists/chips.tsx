import type { ReactNode } from 'react'

/** Small links side by side. */
export function Chips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label}>
      <p className="chips__label" aria-hidden="true">
        {label}
      </p>
      <ul className="chips">{children}</ul>
    </nav>
  )
}

type Props = { href: string; current?: 'page' | 'true' | false; children: ReactNode }

export function Chip({ href, current = false, children }: Props) {
  return (
    <li>
      <a href={href} className="chip" aria-current={current || undefined}>
        {children}
      </a>
    </li>
  )
}
