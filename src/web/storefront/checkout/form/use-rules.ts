import { useEffect, useState } from 'react'
import type { Rules } from './rules.ts'

let known: Rules | undefined

/** They come after the form, and before anybody has filled in a field. Until they are there, and if they never come, the server judges alone. */
export function useRules(): Rules | undefined {
  const [rules, setRules] = useState(known)

  useEffect(() => {
    const fetchRules = async () => {
      known = (await import('./rules.ts')).rules
      setRules(known)
    }
    fetchRules().catch(() => undefined)
  }, [])

  return rules
}
