import { useEffect, useState } from 'react'
import { useShopData } from '#web/shop-context.tsx'
import { askSuggestions, type Suggestion } from './ask-suggestions.ts'

/** Long enough that a quick typist asks once per word, short enough to feel instant. */
const PAUSE_MILLISECONDS = 80

/** A single letter begins too many names. */
const MIN_LETTERS = 2

/** What was answered to which text; `undefined` if the search did not answer. */
export type Suggested = { text: string; devices: readonly Suggestion[] | undefined }

/** Answers of this page: whoever deletes a letter has them at once. */
const known = new Map<string, readonly Suggestion[]>()

/** Suggestions for what is being typed. The last ones stay until the next ones are there, so that nothing flickers. */
export function useSuggestions(typed: string): Suggested | undefined {
  const { search } = useShopData()
  const text = typed.trim()
  const [suggested, setSuggested] = useState<Suggested>()

  useEffect(() => {
    if (text.length < MIN_LETTERS) return setSuggested(undefined)
    const devices = known.get(text)
    if (devices) return setSuggested({ text, devices })

    const older = new AbortController()
    const ask = async () => {
      const found = await askSuggestions(text, search, older.signal).catch(() => undefined)
      if (older.signal.aborted) return
      if (found) known.set(text, found)
      setSuggested({ text, devices: found })
    }
    const timer = setTimeout(() => void ask(), PAUSE_MILLISECONDS)
    return () => {
      clearTimeout(timer)
      older.abort()
    }
  }, [text, search])

  return suggested
}
