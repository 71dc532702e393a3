import { useEffect } from 'react'
import { runningRouter } from '#web/browser/react-router-internals.ts'

const PAUSE_MILLISECONDS = 2_000

/**
 * While something is still being made, a page in sight looks again by itself. A phone without a net keeps what it shows. The
 * router is asked directly: its hook would travel to every page of the shop.
 */
export function useAskAgain(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return
    const look = () => {
      const { state, revalidate } = runningRouter()
      if (!document.hidden && navigator.onLine && state.revalidation === 'idle') void revalidate()
    }
    const timer = setInterval(look, PAUSE_MILLISECONDS)
    return () => clearInterval(timer)
  }, [isWaiting])
}
