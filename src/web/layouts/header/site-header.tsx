import { Icon } from '#web/art/icons.tsx'
import { Logo } from '#web/art/logo.tsx'
import { usePath, useShop, useTranslate } from '#web/shop-context.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { AccountLink } from './account-link.tsx'
import { CartButton } from './cart-button.tsx'
import { CategoryLinks } from './category-links.tsx'
import { CountryLinks, CountryMenu } from './country-menu.tsx'
import { HeaderSearch } from './search-slot.tsx'

export function SiteHeader() {
  const t = useTranslate()
  const path = usePath()
  const { country } = useShop()

  return (
    <header className="site-header">
      <div className="container site-header__bar">
        <a href={path('home')} className="site-header__logo" aria-label={t('site.home')}>
          <Logo {...country.headerLogoSize} name={country.presence.brand} />
        </a>
        <nav id="menu" tabIndex={-1} className="site-header__menu" aria-label={t('site.navigation')}>
          <div className="site-header__only-small">
            <Menu button={<Icon name="menu" />} label={t('site.menu')}>
              <CategoryLinks />
              <MainLinks />
              <CountryLinks />
            </Menu>
          </div>
          <div className="site-header__nav">
            <Menu button={t('site.sell')}>
              <CategoryLinks />
            </Menu>
            <MainLinks />
          </div>
        </nav>
        <HeaderSearch />
        <div className="site-header__actions">
          <div className="site-header__only-wide">
            <CountryMenu />
          </div>
          <AccountLink />
          <CartButton />
        </div>
      </div>
    </header>
  )
}

function MainLinks() {
  const t = useTranslate()
  const path = usePath()
  const { country } = useShop()

  return (
    <ul className="site-header__links">
      {country.features.business && (
        <li>
          <a href={path('businessLanding')}>{t('site.business')}</a>
        </li>
      )}
      <li>
        <a href={country.buyShopLink} rel="noopener">
          {t('site.buy')}
        </a>
      </li>
    </ul>
  )
}
