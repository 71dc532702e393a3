import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from '#web/art/icons.tsx'
import { classNames } from '#web/ui/class-names.ts'

interface DialogProps {
  open: boolean
  /** Called however it closes: by button, Escape or a click beside it. */
  onClose: () => void
  title: string
  closeLabel: string
  wide?: boolean
  children: ReactNode
}

/** The browser's own modal dialog: it keeps the focus inside and gives it back to whoever opened it. */
export function Dialog({ open, onClose, title, closeLabel, wide, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
    if (!open && dialog.current?.open) dialog.current.close()
  }, [open])

  return (
    <dialog
      ref={dialog}
      className={classNames('dialog', wide && 'dialog--wide')}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeFromBackdrop}
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

// The inner box covers the whole dialog, so a click that hits the dialog itself was on its backdrop.
function closeFromBackdrop(event: MouseEvent<HTMLDialogElement>) {
  if (event.target === event.currentTarget) event.currentTarget.close()
}
