import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslate } from '#web/shop-context.tsx'
import { useOffer } from '#web/storefront/catalogue/offer.ts'
import { Product } from '#web/storefront/catalogue/product.tsx'
import { Answering } from './answering.tsx'
import type { DevicePageData } from './load-device-page.ts'
import { MadeOffer } from './made-offer.tsx'

/** Everything about one device in one place, which stays when an answer leads from one page to the next. */
export function DevicePage(page: DevicePageData) {
  useFocusOnNext()

  return (
    <>
      <p role="status" className="visually-hidden">
        {useNews(page)}
      </p>
      {page.kind === 'product' && <Product {...page} />}
      {page.kind === 'answering' && <Answering {...page} />}
      {page.kind === 'offer' && <MadeOffer {...page} />}
    </>
  )
}

/** After an answer the next question has the focus, so that it is read aloud and the next Tab leads to its answers. */
function useFocusOnNext(): void {
  const { search } = useLocation()
  const before = useRef(search)
  useEffect(() => {
    if (before.current === search) return
    before.current = search
    document.getElementById('question')?.focus({ preventScroll: true })
  }, [search])
}

/** What has changed, for those who do not see it. */
function useNews(page: DevicePageData): string {
  const t = useTranslate()
  const offer = useOffer()
  if (page.kind === 'offer') return `${t('offer.made.title')}: ${offer(page.offer.price, 'fixed')}`
  if (page.kind === 'product' || page.questions.gate) return ''

  const { step, steps, current, price } = page.questions
  const progress = current ? t('product.questions.progress', { step, steps }) : t('product.questions.done.title')
  return `${progress}. ${t('product.questions.soFar')}: ${offer(price)}`
}
