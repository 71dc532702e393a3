import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import { useFetcher } from 'react-router'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Dialog, focusedFirst } from '#web/ui/dialog.tsx'
import type { loader } from './search-hits.ts'
import { usePaletteGroups, type PaletteGroup } from './palette-groups.ts'

/** Between two letters of somebody who types; the office is not asked for half a word. */
const PAUSE_MILLISECONDS = 150

const isCalled = (event: globalThis.KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey

/** Finds whatever somebody may open, by keyboard alone: trades, people, devices, screens and actions. */
export function Palette() {
  const t = useOfficeTranslate()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const call = (event: globalThis.KeyboardEvent) => {
      if (!isCalled(event)) return
      // Some browsers would search the web.
      event.preventDefault()
      // Its own dialog may still be on its way out.
      if (!document.querySelector('dialog[open]:not(:has(.office-palette))')) setOpen(true)
    }
    document.addEventListener('keydown', call)
    return () => document.removeEventListener('keydown', call)
  }, [])

  return (
    <>
      <button
        type="button"
        className="office-palette-button"
        onClick={() => setOpen(true)}
        aria-keyshortcuts="Control+K"
      >
        <kbd>{t('office.lists.palette.key')}</kbd>
        <span className="visually-hidden">{t('office.lists.palette.title')}</span>
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('office.lists.palette.title')}
        closeLabel={t('office.trades.shortcuts.close')}
      >
        {isOpen && <PaletteBox onChoose={() => setOpen(false)} />}
      </Dialog>
    </>
  )
}

/** A combobox after the pattern of the ARIA guide: the focus stays in the field, the arrows move through the list. */
function PaletteBox({ onChoose }: { onChoose: () => void }) {
  const t = useOfficeTranslate()
  const id = useId()
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const groups = usePaletteGroups(text, useHits(text))
  const count = groups.reduce((sum, { links }) => sum + links.length, 0)
  const reached = Math.min(active, count - 1)
  useEffect(() => {
    document.getElementById(`${id}-${reached}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, reached])

  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && count > 0) setActive((reached + step + count) % count)
    else if (event.key === 'Enter') document.getElementById(`${id}-${reached}`)?.click()
    else return
    event.preventDefault()
  }

  return (
    <div className="office-palette">
      <input
        ref={focusedFirst}
        className="input"
        type="text"
        role="combobox"
        aria-label={t('office.lists.palette.title')}
        aria-autocomplete="list"
        aria-expanded={count > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={count > 0 ? `${id}-${reached}` : undefined}
        placeholder={t('office.lists.palette.hint')}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setActive(0)
        }}
        onKeyDown={press}
      />
      <PaletteList {...{ id, groups, reached, onChoose }} />
    </div>
  )
}

type ListProps = { id: string; groups: readonly PaletteGroup[]; reached: number; onChoose: () => void }

function PaletteList({ id, groups, reached, onChoose }: ListProps) {
  const t = useOfficeTranslate()
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, { links }) => sum + links.length, 0))

  return (
    <div id={`${id}-list`} role="listbox" aria-label={t('office.lists.palette.title')} className="office-palette__list">
      {groups.map(({ title, links }, group) => (
        <div key={title} role="group" aria-labelledby={`${id}-group-${group}`}>
          <div id={`${id}-group-${group}`} className="office-palette__group" role="presentation">
            {title}
          </div>
          {links.map((link, index) => (
            <a
              key={link.target + link.title}
              id={`${id}-${starts[group]! + index}`}
              href={link.target}
              role="option"
              aria-selected={starts[group]! + index === reached}
              tabIndex={-1}
              onClick={onChoose}
            >
              <span>{link.title}</span>
              {link.detail && <span className="office-soft">{link.detail}</span>}
            </a>
          ))}
        </div>
      ))}
    </div>
  )
}

/** What the office has found for a text; nothing while it is asked about another one. */
function useHits(text: string) {
  const { load, data } = useFetcher<typeof loader>()
  const asked = text.trim()
  useEffect(() => {
    if (asked.length < 2) return
    const timer = setTimeout(() => void load(`/search/hits?q=${encodeURIComponent(asked)}`), PAUSE_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [asked, load])

  return data && data.text === asked ? data : undefined
}
