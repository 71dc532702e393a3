import { useEffect, useRef, useState } from 'react'
import { mayBeLoggedIn } from '#web/state/may-be-logged-in.ts'
import type { Known } from './known.ts'

const guest: Known = { draft: {}, addresses: [], accounts: [] }

/** Whoever sells, once that is known. What has to do with customers is fetched for customers only. */
export function useKnownSeller(): { known: Known | undefined; expectCustomer: () => void } {
  const [known, setKnown] = useState<Known | undefined>(() => (mayBeLoggedIn() ? undefined : guest))
  const stop = useRef<() => void>(undefined)

  const expectCustomer = () => {
    if (stop.current) return
    stop.current = () => {}
    import('./watch-customer.ts').then(
      (customer) => (stop.current = customer.watchCustomer(setKnown)),
      () => setKnown(guest),
    )
  }

  useEffect(() => {
    if (mayBeLoggedIn()) expectCustomer()
    return () => stop.current?.()
  }, [])

  return { known, expectCustomer }
}
