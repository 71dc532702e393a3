import { useEffect } from 'react'
import { runningRouter } from '#web/browser/react-router-internals.ts'

const PAUSE_MILLISECONDS = 20_000

/**
 * A page that somebody looks at shows what has happened meanwhile. Only a word is asked for again and again, and only while
 * the page is in sight; without a net, or while the shop is away, everything stays as it is.
 */
export function useFreshTrade(version: { href: string; known: string } | null): void {
  const { href, known } = version ?? {}
  useEffect(() => {
    if (href === undefined) return
    const look = async () => {
      if (document.hidden) return
      const answer = await fetch(href)
      const { version: found = known } = answer.ok ? ((await answer.json()) as { version?: string }) : {}
      if (found !== known) await runningRouter().revalidate()
    }
    const quietly = () => void look().catch(() => undefined)
    const timer = setInterval(quietly, PAUSE_MILLISECONDS)
    document.addEventListener('visibilitychange', quietly)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', quietly)
    }
  }, [href, known])
}
