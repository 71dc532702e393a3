import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { useScripted } from '#web/ui/use-scripted.ts'

interface Tab {
  /** Also the anchor: `#id` opens the tab. */
  id: string
  label: ReactNode
  panel: ReactNode
}

/** Without scripts a list of anchors whose target is the shown panel; with scripts the usual tabs. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const scripted = useScripted()
  const [chosen, choose] = useState(tabs[0]?.id)

  useEffect(() => {
    const wanted = window.location.hash.slice(1)
    if (tabs.some((tab) => tab.id === wanted)) choose(wanted)
    // Only the address we arrived with counts; later the tabs themselves decide.
  }, [])

  return (
    <div className="tabs" data-plain={scripted ? undefined : true}>
      <div
        className="tabs__list"
        role={scripted ? 'tablist' : 'navigation'}
        aria-label={label}
        onKeyDown={(event) => moveFocus(event, choose)}
      >
        {tabs.map((tab) => (
          <a
            key={tab.id}
            className="tabs__tab"
            href={`#${tab.id}`}
            id={`${tab.id}-tab`}
            {...(scripted && tabRole(tab.id, tab.id === chosen))}
            onClick={(event) => {
              event.preventDefault()
              choose(tab.id)
            }}
          >
            {tab.label}
          </a>
        ))}
      </div>
      {tabs.map((tab) => (
        <section
          key={tab.id}
          className="tabs__panel"
          id={tab.id}
          aria-labelledby={`${tab.id}-tab`}
          role={scripted ? 'tabpanel' : undefined}
          hidden={scripted && tab.id !== chosen}
        >
          {tab.panel}
        </section>
      ))}
    </div>
  )
}

function tabRole(id: string, selected: boolean) {
  return { role: 'tab', 'aria-selected': selected, 'aria-controls': id, tabIndex: selected ? 0 : -1 } as const
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

function moveFocus(event: KeyboardEvent<HTMLElement>, choose: (id: string) => void) {
  const step = steps[event.key]
  if (!step) return

  const tabs = [...event.currentTarget.querySelectorAll('a')]
  const next = tabs[step(tabs.indexOf(event.target as HTMLAnchorElement), tabs.length)]
  event.preventDefault()
  next?.focus()
  if (next) choose(next.hash.slice(1))
}
