import type { ReactNode } from 'react'
import type { LayoutName } from '#shop/modes/mode.ts'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { CartButton } from '#web/layouts/header/cart-button.tsx'
import { LegalLinks } from '#web/layouts/footer/legal-links.tsx'
import { Main } from '#web/layouts/main.tsx'
import { HeaderSearch } from '#web/layouts/header/search-slot.tsx'

/** Stands inside a partner's page, which has a header and a footer of its own: ours are the way back, the search, the cart and what the law wants. */
export const widget = (layout: LayoutName, flush = false) =>
  function WidgetLayout({ children }: { children: ReactNode }) {
    const t = useTranslate()
    const home = usePath()('home')

    return (
      <>
        <nav id="menu" tabIndex={-1} className="container cluster cluster--apart" aria-label={t('site.navigation')}>
          <a href={home}>{t('site.sell')}</a>
          <HeaderSearch />
          <CartButton />
        </nav>
        <Main layout={layout} flush={flush}>
          {children}
        </Main>
        <nav id="footer" tabIndex={-1} className="container" aria-label={t('site.footer.legal')}>
          <LegalLinks />
        </nav>
      </>
    )
  }
