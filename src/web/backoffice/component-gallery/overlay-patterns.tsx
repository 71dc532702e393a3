import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Disclosure, Menu } from '#web/ui/menu.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { Toasts, type ToastMessage } from '#web/ui/toast.tsx'
import { Pattern } from './pattern.tsx'

const tabs = [
  { id: 'tab-offer', label: 'Angebot', panel: <p>415,50 €</p> },
  { id: 'tab-history', label: 'Verlauf', panel: <p>Angelegt am 01.11.26</p> },
]

export function OverlayPatterns() {
  const [open, setOpen] = useState(false)
  const [messages, setMessages] = useState<ToastMessage[]>([])
  const announce = () => setMessages([...messages, { id: crypto.randomUUID(), text: 'Gespeichert' }])

  return (
    <>
      <Pattern name="Dialog, toast, menu">
        <div className="cluster">
          <Button onClick={() => setOpen(true)}>Dialog</Button>
          <Button look="quiet" onClick={announce}>
            Toast
          </Button>
          <Menu button="Menü">
            <ul className="menu__list">
              <li>
                <a href="#main">Nach oben</a>
              </li>
            </ul>
          </Menu>
        </div>
        <Dialog open={open} onClose={() => setOpen(false)} title="Korb leeren?" closeLabel="Schließen">
          <p>Alle Geräte werden aus dem Korb genommen.</p>
          <Button look="danger" onClick={() => setOpen(false)}>
            Leeren
          </Button>
        </Dialog>
        <Toasts
          messages={messages}
          dismissLabel="Ausblenden"
          onDismiss={(id) => setMessages(messages.filter((message) => message.id !== id))}
        />
      </Pattern>
      <Pattern name="Tabs">
        <Tabs label="Beispiel" tabs={tabs} />
      </Pattern>
      <Pattern name="Disclosure">
        <Disclosure title="Was kostet der Versand?">
          <p>Nichts.</p>
        </Disclosure>
      </Pattern>
    </>
  )
}
