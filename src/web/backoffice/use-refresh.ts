import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const REFRESH = 3_000

/** While it goes on the page looks again, as long as somebody looks at the page. */
export function useRefresh(goesOn: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!goesOn) return undefined
    const timer = setInterval(() => document.visibilityState === 'visible' && void revalidate(), REFRESH)
    return () => clearInterval(timer)
  }, [goesOn, revalidate])
}
