import { useId, type ReactNode } from 'react'
import { Icon } from '#web/art/icons.tsx'

/** A panel behind a button, opened and closed by the browser itself: no script is needed for it. */
export function PopoverButton({ button, children }: { button: ReactNode; children: ReactNode }) {
  const id = useId()

  return (
    <>
      <button type="button" className="office-popover-button" popoverTarget={id}>
        {button}
        <Icon name="chevron-down" size={14} />
      </button>
      <div id={id} popover="auto" className="office-popover">
        {children}
      </div>
    </>
  )
}
