import { type ReactNode, type SyntheticEvent, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from '#web/art/icons.tsx'
import { classNames } from '#web/ui/class-names.ts'

interface DialogProps {
  open: boolean
  /** Called however it closes: by button, Escape or a click beside it. */
  onClose: () => void
  title: string
  closeLabel: string
  /** A side one stands at the right edge, over the whole height. */
  look?: 'plain' | 'side'
  children: ReactNode
}

/** The browser's own modal dialog: it keeps the focus inside and gives it back to whoever opened it. */
export function Dialog({ open, onClose, title, closeLabel, look = 'plain', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedBeside = useRef(false)
  const titleId = useId()

  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
    if (!open && dialog.current?.open) dialog.current.close()
  }, [open])

  // Whoever hears that it closes may take all of it away: only a dialog that is still there can give back the focus.
  useLayoutEffect(() => {
    const shown = dialog.current
    return () => shown?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      className={classNames('dialog', look !== 'plain' && `dialog--${look}`)}
      aria-labelledby={titleId}
      // The browser tells only a moment later that it has closed: by then somebody may have opened it again.
      onCancel={(event) => {
        if (isOwn(event)) onClose()
      }}
      onClose={(event) => {
        if (isOwn(event) && !event.currentTarget.open) onClose()
      }}
      onPointerDown={(event) => {
        pressedBeside.current = isOwn(event)
      }}
      onClick={(event) => {
        if (pressedBeside.current && isOwn(event)) event.currentTarget.close()
      }}
    >
      <div className="dialog__inner">
        <div className="dialog__head">
          <h2 id={titleId}>{title}</h2>
          <form method="dialog">
            <button type="submit" className="icon-button" aria-label={closeLabel}>
              <Icon name="close" />
            </button>
          </form>
        </div>
        {children}
      </div>
    </dialog>
  )
}

/**
 * React hands on what happens to a dialog within this one. And the inner box covers the whole dialog, so what hits the dialog
 * itself hit its backdrop. Press and release must both do so: whoever selects a text and lets go outside does not want to leave.
 */
function isOwn(event: SyntheticEvent<HTMLDialogElement>): boolean {
  return event.target === event.currentTarget
}

/** As `ref` of a field: it has the focus when the dialog opens. React's own `autoFocus` would come too early for that. */
export const focusedFirst = (field: HTMLElement | null): void => field?.setAttribute('autofocus', '')
