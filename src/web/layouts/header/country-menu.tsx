import { Icon } from '#web/art/icons.tsx'
import { useShopData, useShop, useTranslate } from '#web/shop-context.tsx'
import { Menu } from '#web/ui/menu.tsx'

export function CountryMenu() {
  const t = useTranslate()
  const { code, name } = useShop().country
  const button = (
    <>
      <Icon name="globe" />
      <span className="country-menu__code" aria-hidden="true">
        {code.toUpperCase()}
      </span>
    </>
  )

  return (
    <Menu button={button} label={`${t('site.country.label')} – ${name}, ${code.toUpperCase()}`} align="end">
      <CountryLinks />
    </Menu>
  )
}

/** Each storefront has a host of its own, so changing the country leaves this one. */
export function CountryLinks() {
  const t = useTranslate()
  const { neighbours } = useShopData()

  return (
    <ul className="menu__list" aria-label={t('site.country.label')}>
      {neighbours.map(({ code, name, url, language }) => (
        <li key={code}>
          <a href={url} hrefLang={language}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
