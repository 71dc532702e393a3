import { Icon } from '#web/art/icons.tsx'

export interface ToastMessage {
  id: string
  text: string
  look?: 'success' | 'warning' | 'info'
}

interface ToastsProps {
  messages: ToastMessage[]
  dismissLabel: string
  onDismiss: (id: string) => void
}

const icons = { success: 'check', warning: 'warning', info: 'info' } as const

/** Stands on the page also when empty: a screen reader only hears what changes in a region it already knows. */
export function Toasts({ messages, dismissLabel, onDismiss }: ToastsProps) {
  return (
    <div className="toasts" role="status" aria-live="polite">
      {messages.map(({ id, text, look = 'success' }) => (
        <div className="toast" key={id}>
          <Icon name={icons[look]} />
          <p className="toast__text">{text}</p>
          <button type="button" className="icon-button" aria-label={dismissLabel} onClick={() => onDismiss(id)}>
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  )
}
