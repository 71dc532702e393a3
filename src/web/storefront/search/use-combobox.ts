import { useCallback, useEffect, useState } from 'react'

/** What was typed, whether the list below it is shown, and the address of the option that the arrow keys have reached. */
export type Box = { text: string; open: boolean; active: string | undefined }

type Change = (change: Partial<Box>) => void

/** Listens to a plain search field: it is there since before any script ran, and may have the focus already. */
export function useBox(input: HTMLInputElement): [Box, Change] {
  const [box, setBox] = useState<Box>(() => ({
    text: input.value,
    open: document.activeElement === input,
    active: undefined,
  }))
  const change = useCallback<Change>((news) => setBox((before) => ({ ...before, ...news })), [])

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const show = () => change({ text: input.value, open: true, active: undefined })
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!input.form?.contains(relatedTarget as Node | null)) change({ open: false, active: undefined })
    }
    for (const event of ['input', 'focus', 'click']) input.addEventListener(event, show, { signal })
    input.form?.addEventListener('focusout', leave, { signal })
    return () => listening.abort()
  }, [input, change])

  return [box, change]
}

/** Which option the keys reach next; before the first and behind the last one goes round. */
function reached(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (active + 1) % count
  if (key === 'ArrowUp') return (active <= 0 ? count : active) - 1
  // Until an option is reached, these two move about in the text.
  if (active >= 0 && key === 'Home') return 0
  if (active >= 0 && key === 'End') return count - 1
  return undefined
}

export const listIdOf = (input: HTMLInputElement): string => `${input.id}-list`
export const optionIdOf = (input: HTMLInputElement, position: number): string => `${input.id}-option-${position}`

/** Gives the field the keys of a combobox, after the pattern of the ARIA guide. */
export function useKeys(
  input: HTMLInputElement,
  { open, active }: Box,
  change: Change,
  paths: readonly string[],
): void {
  useEffect(() => {
    const { form } = input
    const press = (event: KeyboardEvent) => {
      if (event.isComposing) return
      if (open && event.key === 'Escape') {
        input.focus()
        change({ open: false, active: undefined })
        return event.preventDefault()
      }
      if (event.target !== input || paths.length === 0) return

      const position = open && active !== undefined ? paths.indexOf(active) : -1
      const next = reached(event.key, position, paths.length)
      if (next !== undefined) change({ open: true, active: paths[next] })
      else if (event.key === 'Enter' && position >= 0) document.getElementById(optionIdOf(input, position))?.click()
      else return
      event.preventDefault()
    }
    form?.addEventListener('keydown', press)
    return () => form?.removeEventListener('keydown', press)
  }, [input, open, active, change, paths])
}

function setAttributes(element: Element, attributes: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element.removeAttribute(name)
    else element.setAttribute(name, value)
  }
}

/** Tells those who do not see the list that there is one, and where in it they are. */
export function useAnnouncedOption(input: HTMLInputElement, { open, active }: Box, paths: readonly string[]): void {
  useEffect(() => {
    const expanded = open && paths.length > 0
    const position = expanded && active !== undefined ? paths.indexOf(active) : -1
    const activeId = position < 0 ? undefined : optionIdOf(input, position)
    setAttributes(input, {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(expanded),
      'aria-controls': expanded ? listIdOf(input) : undefined,
      'aria-activedescendant': activeId,
    })
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [input, open, active, paths])
}
