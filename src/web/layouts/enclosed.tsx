import type { ReactNode } from 'react'
import { Logo } from '#web/art/logo.tsx'
import { usePath, useShop, useTranslate } from '#web/shop-context.tsx'
import { LegalLinks } from './footer/legal-links.tsx'
import { CartButton } from './header/cart-button.tsx'
import { Main } from './main.tsx'

/** Around the form of a sale: nothing that leads away from it but the way home, to help, and to what the law wants. */
export function EnclosedLayout({ children }: { children: ReactNode }) {
  const t = useTranslate()
  const path = usePath()
  const { country } = useShop()
  const { brand, phone } = country.presence

  return (
    <>
      <header className="site-header">
        <div className="container site-header__bar">
          <a href={path('home')} className="site-header__logo" aria-label={t('site.home')}>
            <Logo {...country.headerLogoSize} name={brand} />
          </a>
          <div className="site-header__actions">
            <a href={phone ? `tel:${phone}` : path('contact')}>{t('site.footer.help')}</a>
            <CartButton />
          </div>
        </div>
      </header>
      <Main layout="default">{children}</Main>
      <footer id="footer" tabIndex={-1} className="site-footer">
        <div className="container">
          <LegalLinks />
        </div>
      </footer>
    </>
  )
}
