import { useEffect } from 'react'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { clearSearches, readSearches, rememberSearch } from './recent-searches.ts'
import { deviceOption, recentOption, SuggestedOption, type Option } from './suggested-option.tsx'
import { SuggestionsPopup, useAnnouncement, type Offered } from './suggestions-popup.tsx'
import { listIdOf, optionIdOf, useBox, useKeys, useAnnouncedOption } from './use-combobox.ts'
import { useSuggestions } from './use-suggestions.ts'

/** What appears below a search field while somebody types; before that, what was searched for last. */
export function Suggestions({ input }: { input: HTMLInputElement }) {
  const t = useTranslate()
  const [box, change] = useBox(input)
  const offered = useOffered(box.text)
  const { kind, text, options } = offered
  const spoken = useAnnouncement(offered)
  const paths = options.map(({ path }) => path)
  useKeys(input, box, change, paths)
  useAnnouncedOption(input, box, paths)
  useRememberedTexts(input)

  const choose = ({ maker, name, path, picture }: Option) => {
    rememberSearch({ text: `${maker} ${name}`.trim(), path })
    if (picture !== undefined) input.form?.reset()
    input.blur()
    change({ text: input.value })
  }
  const forget = () => {
    clearSearches()
    input.focus()
    change({ text: input.value })
  }

  return (
    <>
      <p role="status" className="visually-hidden">
        {box.open && spoken}
      </p>
      {box.open && kind !== 'nothing-yet' && (
        <SuggestionsPopup kind={kind} onForget={forget}>
          {options.length > 0 && (
            <div
              role="listbox"
              id={listIdOf(input)}
              aria-label={t(kind === 'recent' ? 'site.search.recent' : 'site.search.suggestions')}
            >
              {options.map((option, position) => (
                <SuggestedOption
                  key={option.path}
                  {...option}
                  id={optionIdOf(input, position)}
                  query={text}
                  active={option.path === box.active}
                  onChoose={() => choose(option)}
                />
              ))}
            </div>
          )}
        </SuggestionsPopup>
      )}
    </>
  )
}

function useOffered(typed: string): Offered {
  const path = usePath()
  const suggested = useSuggestions(typed)
  if (typed.trim() === '') {
    const options = readSearches().map(recentOption)
    return { kind: options.length > 0 ? 'recent' : 'nothing-yet', text: '', options }
  }
  if (!suggested) return { kind: 'nothing-yet', text: '', options: [] }
  const { text, devices } = suggested
  if (!devices) return { kind: 'failed', text, options: [] }

  const options = devices.map((device) => deviceOption(device, path('product', { pdp: device.url }), text))
  return { kind: options.length > 0 ? 'found' : 'not-found', text, options }
}

/** Whoever sends the form has searched for that text. */
function useRememberedTexts(input: HTMLInputElement): void {
  const home = usePath()('home')

  useEffect(() => {
    const { form } = input
    const remember = () => {
      const text = input.value.trim()
      if (text !== '') rememberSearch({ text, path: `${home}?q=${encodeURIComponent(text)}` })
    }
    form?.addEventListener('submit', remember)
    return () => form?.removeEventListener('submit', remember)
  }, [input, home])
}
