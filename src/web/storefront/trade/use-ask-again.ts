import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const PAUSE_MILLISECONDS = 2_000

/** While something is still being made, the page looks again by itself. A phone without a net keeps what it shows. */
export function useAskAgain(isWaiting: boolean): void {
  const { state, revalidate } = useRevalidator()

  useEffect(() => {
    if (!isWaiting || state !== 'idle') return
    const timer = setInterval(() => navigator.onLine && void revalidate(), PAUSE_MILLISECONDS)
    return () => clearInterval(timer)
  }, [isWaiting, state, revalidate])
}
