import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import type { LayoutName } from '#shop/modes/mode.ts'
import { useScreen, useShop, useTranslate } from '#web/shop-context.tsx'
import { CartSlot } from './cart-slot.tsx'
import { SupportQuestions } from './support-questions.tsx'

type Props = { layout: LayoutName; flush?: boolean; children: ReactNode }

export function Main({ layout, flush = false, children }: Props) {
  const screen = useScreen()
  const { notice } = useShop().country.presence

  return (
    <>
      <LoadingBar />
      <main
        id="main"
        tabIndex={-1}
        className={flush ? 'page page--flush' : 'page'}
        data-layout={layout}
        data-screen={screen ?? 'unknown'}
      >
        {notice && <p className="site-notice">{notice}</p>}
        {children}
      </main>
      <CartSlot />
      <SupportQuestions />
    </>
  )
}

/** Only shows if the next page takes longer than a blink. */
function LoadingBar() {
  const t = useTranslate()
  const loading = useNavigation().state === 'loading'

  return (
    <div className="loading-bar" role="status" data-loading={loading || undefined}>
      {loading && <span className="visually-hidden">{t('site.loading')}</span>}
    </div>
  )
}
