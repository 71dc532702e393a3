import type { ReactNode } from 'react'
import type { LayoutName } from '#shop/mode.ts'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { CartButton } from './cart-button.tsx'
import { LegalLinks } from './legal-links.tsx'
import { Main } from './main.tsx'
import { SkipLinks } from './skip-links.tsx'

/** Stands inside a partner's page, which has a header and a footer of its own: only the way back and the cart are ours. */
export const widget = (layout: LayoutName, flush = false) =>
  function WidgetLayout({ children }: { children: ReactNode }) {
    const t = useTranslate()
    const home = usePath()('home')

    return (
      <>
        <SkipLinks to={['main']} />
        <nav className="container cluster cluster--apart" aria-label={t('site.navigation')}>
          <a href={home}>{t('site.sell')}</a>
          <CartButton />
        </nav>
        <Main layout={layout} flush={flush}>
          {children}
        </Main>
        <nav className="container" aria-label={t('site.footer.legal')}>
          <LegalLinks />
        </nav>
      </>
    )
  }
