import { useLocation } from 'react-router'
import { maySee } from '#domain/staff/screen-rights.ts'
import { officeScreens, type OfficeScreen, type OfficeScreenName } from '#shop/office-screens.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { officeKey } from './office-key.ts'
import { useMe } from './use-me.ts'

const groups = ['work', 'money', 'shop', 'house'] as const

const screens = Object.entries(officeScreens) as [OfficeScreenName, OfficeScreen][]

/** Only what somebody may open. */
export function OfficeMenu() {
  const t = useOfficeTranslate()
  const me = useMe()
  const { pathname } = useLocation()
  if (!me) return null
  const isHere = (path: string) => (path === '/' ? pathname === '/' : `${pathname}/`.startsWith(`${path}/`))
  const link = (path: string, text: string) => (
    <a href={path} aria-current={isHere(path) ? 'page' : undefined}>
      {text}
    </a>
  )

  return (
    <nav className="office-menu" aria-label={t('office.frame.navigation')}>
      <ul>
        <li>{link('/', t('office.frame.dashboard'))}</li>
      </ul>
      {groups.map((group) => {
        const own = screens.filter(([name, { menu }]) => menu === group && maySee(me, name))
        return own.length === 0 ? null : (
          <section key={group}>
            <h2>{t(`office.frame.menu.${group}`)}</h2>
            <ul>
              {own.map(([name, { path }]) => (
                <li key={name}>{link(path, t(officeKey(`office.frame.screen.${name}`)))}</li>
              ))}
            </ul>
          </section>
        )
      })}
    </nav>
  )
}
