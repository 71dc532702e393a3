import { Logo } from '#web/art/logo.tsx'
import { usePath, useShop, useTranslate } from '#web/shop-context.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { CartButton } from '#web/layouts/header/cart-button.tsx'
import { CategoryLinks } from '#web/layouts/header/category-links.tsx'
import { HeaderSearch } from '#web/layouts/header/search-slot.tsx'

export function PartnerHeader() {
  const t = useTranslate()
  const path = usePath()
  const { country, partner } = useShop()

  return (
    <header className="site-header">
      <div className="container site-header__bar">
        <a href={path('home')} className="site-header__logo" aria-label={partner?.name ?? t('site.home')}>
          {partner ? <PartnerMark {...partner} /> : <Logo {...country.headerLogoSize} name={country.presence.brand} />}
        </a>
        <nav id="menu" tabIndex={-1} className="site-header__menu" aria-label={t('site.navigation')}>
          <Menu button={t('site.sell')}>
            <CategoryLinks />
          </Menu>
        </nav>
        <HeaderSearch />
        <div className="site-header__actions">
          <CartButton />
        </div>
      </div>
    </header>
  )
}

/** His logo, or his name where he has none. The link around it carries the name. */
const PartnerMark = ({ name, logo }: { name: string; logo: string | null }) =>
  logo === null ? name : <img src={`/logos/${logo}.webp`} alt="" width={160} height={40} />
