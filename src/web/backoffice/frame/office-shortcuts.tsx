import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { maySee } from '#domain/staff/screen-rights.ts'
import { officeScreens } from '#shop/office-screens.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useKeysOfScreen } from './screen-keys.tsx'
import { useMe } from './use-me.ts'

/** After g, one letter goes to a screen. */
const places = { d: 'dashboard', t: 'trades', r: 'receive', i: 'inspection', p: 'payouts' } as const

/** So long the second key may take. */
const PATIENCE_MILLISECONDS = 1_500

/** The clock of keys begins anew with every page: 0 is not long ago. */
const LONG_AGO = Number.NEGATIVE_INFINITY

const typed = 'textarea, select, input:not([type=checkbox], [type=radio]), [contenteditable], dialog, :popover-open'

/** In a field, or in something that lies over the screen and has keys of its own. */
export const isBusy = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(typed) !== null

/** For hands that stay on the keyboard; never while somebody types. */
export function OfficeShortcuts() {
  const t = useOfficeTranslate()
  const me = useMe()
  const navigate = useNavigate()
  const ofScreen = useKeysOfScreen()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    let leadingAt = LONG_AGO
    const follow = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return
      const place = event.timeStamp - leadingAt < PATIENCE_MILLISECONDS && places[event.key as keyof typeof places]
      const pressed = ofScreen.find(({ key }) => key === event.key)
      leadingAt = event.key === 'g' ? event.timeStamp : LONG_AGO
      if (place && me && maySee(me, place)) void navigate(officeScreens[place].path)
      else if (pressed?.press) pressed.press(event)
      else if (event.key === '?') setOpen(true)
      else if (event.key === '/') document.querySelector<HTMLInputElement>('.office-search input')?.focus()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', follow)
    return () => document.removeEventListener('keydown', follow)
  }, [navigate, me, ofScreen])

  return (
    <Dialog
      open={isOpen}
      onClose={() => setOpen(false)}
      title={t('office.trades.shortcuts.title')}
      closeLabel={t('office.trades.shortcuts.close')}
    >
      {ofScreen.length > 0 && (
        <>
          <h3>{t('office.lists.keys.screen')}</h3>
          <dl className="office-keys">
            {ofScreen.map(({ key, text }) => (
              <Key key={key} keys={[key]} text={text} />
            ))}
          </dl>
          <h3>{t('office.lists.keys.everywhere')}</h3>
        </>
      )}
      <dl className="office-keys">
        <Key keys={['/']} text={t('office.trades.shortcuts.search')} />
        <Key keys={[t('office.lists.palette.key')]} text={t('office.lists.palette.title')} />
        {Object.entries(places)
          .filter(([, name]) => me && maySee(me, name))
          .map(([key, name]) => (
            <Key
              key={key}
              keys={['g', key]}
              text={t(name === 'dashboard' ? 'office.frame.dashboard' : `office.frame.screen.${name}`)}
            />
          ))}
        <Key keys={['?']} text={t('office.trades.shortcuts.help')} />
      </dl>
    </Dialog>
  )
}

function Key({ keys, text }: { keys: readonly string[]; text: string }) {
  return (
    <div>
      <dt>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>
      <dd>{text}</dd>
    </div>
  )
}
