import { useEffect, useState } from 'react'
import type * as inside from './inside/inside.tsx'

type Inside = typeof inside

/** Once fetched, the next screen has it at once. */
let known: Inside | undefined

/** What only customers see is fetched for customers only. */
export function useInside(isWanted: boolean) {
  const [fetched, setFetched] = useState(known)
  const [cannotLoad, setCannotLoad] = useState(false)

  useEffect(() => {
    if (!isWanted || fetched || cannotLoad) return
    import('./inside/inside.tsx').then(
      (arrived) => setFetched((known = arrived)),
      () => setCannotLoad(true),
    )
  }, [isWanted, fetched, cannotLoad])

  return { inside: fetched, cannotLoad, loadAgain: () => setCannotLoad(false) }
}
