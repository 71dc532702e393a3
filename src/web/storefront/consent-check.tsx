import { useEffect, useState, type ReactNode } from 'react'
import { consent } from '#web/browser/consent.ts'
import { ignore } from '#web/browser/track.ts'
import { useShopData } from '#web/shop-context.tsx'

/** Nobody is asked or counted before the page had a second to itself. */
const CHECK_MILLISECONDS = 1_000

/** Where the question stands; links to it bring it back at any time. */
const target = '#consent'

/** “May we count?” The question, and the counting, are scripts of their own: whoever has refused loads neither. */
export function ConsentCheck() {
  const [banner, setBanner] = useState<ReactNode>()
  const { shop, clientIdUrl } = useShopData()
  const { locale } = shop.country

  useEffect(() => {
    const load = (again: boolean) =>
      import('./consent/check-consent.tsx')
        .then((check) => check.checkConsent({ locale, clientIdUrl, again, show: setBanner }))
        .catch(() => undefined)
    const check = () => {
      const again = location.hash === target
      if (consent() === false && !again) ignore()
      else void load(again)
    }
    const reopen = (event: MouseEvent) => {
      if (!(event.target as Element).closest?.(`a[href$="${target}"]`)) return
      event.preventDefault()
      void load(true)
    }
    const timer = setTimeout(check, CHECK_MILLISECONDS)
    // Before the links of the page are followed.
    document.addEventListener('click', reopen, true)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', reopen, true)
    }
  }, [locale, clientIdUrl])

  return (
    <div id="consent" className="consent" role="status">
      {banner}
    </div>
  )
}
