import { useEffect, useState, type ReactNode } from 'react'
import { useShop } from '#web/shop-context.tsx'

const isPhone = (): boolean =>
  /iPhone/.test(navigator.userAgent) ||
  (navigator as Navigator & { userAgentData?: { mobile: boolean } }).userAgentData?.mobile === true

const whenIdle = (work: () => void): void =>
  'requestIdleCallback' in window ? void requestIdleCallback(work) : void setTimeout(work)

/**
 * “Is this the phone in your hand?” The page is the same for everybody; who holds which phone is asked in the browser, by a
 * script that only phones load. Whatever goes wrong with it is no reason to trouble anybody.
 */
export function Recognition() {
  const [card, setCard] = useState<ReactNode>()
  const { embeddable } = useShop().mode

  useEffect(() => {
    if (embeddable || !isPhone()) return
    whenIdle(() => void import('./phone-card.tsx').then(({ recognise }) => recognise(setCard)).catch(() => undefined))
  }, [embeddable])

  return (
    <div className="recognition" role="status">
      {card}
    </div>
  )
}
