import { Icon } from '#web/art/icons.tsx'
import { useRootData, useTranslate } from '#web/shop-context.tsx'
import { Menu } from '#web/ui/menu.tsx'

/** Each storefront has a host of its own, so changing the country leaves this one. */
export function CountryMenu() {
  const t = useTranslate()
  const { neighbours, shop } = useRootData()
  const button = (
    <>
      <Icon name="globe" />
      <span className="country-menu__code" aria-hidden="true">
        {shop.country.code.toUpperCase()}
      </span>
    </>
  )

  return (
    <Menu button={button} label={`${t('site.country.label')}: ${t(`site.country.${shop.country.code}`)}`} align="end">
      <ul className="menu__list">
        {neighbours.map(({ code, url, language }) => (
          <li key={code}>
            <a href={url} hrefLang={language}>
              {t(`site.country.${code}`)}
            </a>
          </li>
        ))}
      </ul>
    </Menu>
  )
}
