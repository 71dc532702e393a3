/** Where it leads, and what it is called. */
export type Linked = readonly [href: string, name: string]

export const LinkList = ({ links, className = 'menu__list' }: { links: readonly Linked[]; className?: string }) => (
  <ul className={className}>
    {links.map(([href, name]) => (
      <li key={href}>
        <a href={href}>{name}</a>
      </li>
    ))}
  </ul>
)
