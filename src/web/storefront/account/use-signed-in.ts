import { useEffect, useState } from 'react'
import type * as signedIn from './signed-in/signed-in-pages.tsx'

type SignedInPages = typeof signedIn

/** Once fetched, the next screen has it at once. */
let known: SignedInPages | undefined

/** What only customers see is fetched for customers only. */
export function useSignedIn(isWanted: boolean) {
  const [fetched, setFetched] = useState(known)
  const [cannotLoad, setCannotLoad] = useState(false)

  useEffect(() => {
    if (!isWanted || fetched || cannotLoad) return
    import('./signed-in/signed-in-pages.tsx').then(
      (arrived) => setFetched((known = arrived)),
      () => setCannotLoad(true),
    )
  }, [isWanted, fetched, cannotLoad])

  return { signedIn: fetched, cannotLoad, loadAgain: () => setCannotLoad(false) }
}
