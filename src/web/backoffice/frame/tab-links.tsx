import { classNames } from '#web/ui/class-names.ts'

export type TabLink = { href: string; text: string; isCurrent: boolean }

type Props = { label: string; tabs: readonly TabLink[] }

/** Ways to look at the same screen; plain links, large enough to be hit. */
export function TabLinks({ label, tabs }: Props) {
  return (
    <nav className="cluster" aria-label={label}>
      {tabs.map(({ href, text, isCurrent }) => (
        <a
          key={href}
          href={href}
          className={classNames('button button--small', !isCurrent && 'button--quiet')}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {text}
        </a>
      ))}
    </nav>
  )
}
