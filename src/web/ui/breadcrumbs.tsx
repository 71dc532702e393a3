interface BreadcrumbsProps {
  label: string
  /** From the root to here; the last one is the page itself and needs no address. */
  items: { label: string; href?: string }[]
}

export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav className="breadcrumbs" aria-label={label}>
      <ol>
        {items.map((item) => (
          <li key={item.href ?? item.label}>
            {item.href ? <a href={item.href}>{item.label}</a> : <span aria-current="page">{item.label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
