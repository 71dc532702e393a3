import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and in the first paint, true once scripts run: what only scripts can do appears then. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
