import { Icon } from '#web/art/icons.tsx'
import { Logo } from '#web/art/logo.tsx'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Scanning } from '#web/backoffice/scanning/scanning.tsx'
import officeStylesUrl from '#web/styles/office.css?url'
import { Palette } from '#web/backoffice/search/palette.tsx'
import { VersionsToCome } from '#web/backoffice/versions/versions-to-come.tsx'
import { useOfficeLanguage } from './office-language.ts'
import { OfficeMenu } from './office-menu.tsx'
import { OfficeShortcuts } from './office-shortcuts.tsx'
import { ScreenKeysProvider } from './screen-keys.tsx'
import { useMe } from './use-me.ts'
import { useNavigation, useRouteLoaderData } from 'react-router'

/** Work that takes a while shows that it goes on: a file is read, a batch is released, a list is counted. */
function OfficeBusy() {
  const t = useOfficeTranslate()
  const isBusy = useNavigation().state !== 'idle'

  return (
    <div className="office-busy" role="status">
      {isBusy && <progress aria-label={t('office.frame.busy')} />}
    </div>
  )
}

/** Menu on the left, search and oneself on top, and the screen. */
export function OfficeFrame({ children }: { children: React.ReactNode }) {
  const t = useOfficeTranslate()
  const me = useMe()
  const language = useOfficeLanguage()
  // Where the data of the office did not come, nobody has told the document.
  const isTold = useRouteLoaderData('office') !== undefined

  return (
    <ScreenKeysProvider>
      <title>{`${t('office.frame.title')} · umlauf`}</title>
      <meta name="robots" content="noindex" />
      <link rel="stylesheet" href={officeStylesUrl} precedence="office" />
      <div className="office" data-language={language} lang={isTold ? undefined : language}>
        <a className="skip-link" href="#main">
          {t('office.frame.skip')}
        </a>
        <OfficeBusy />
        <header className="office-bar">
          {me && (
            <button type="button" className="office-bar__menu" popoverTarget="office-menu">
              <Icon name="menu" />
              <span className="visually-hidden">{t('office.frame.navigation')}</span>
            </button>
          )}
          <a href="/" className="office-bar__logo" aria-label={t('office.frame.dashboard')}>
            <Logo width={96} />
          </a>
          {me && <OfficeSearch />}
          {me && <Palette />}
          {me && (
            <form method="post" action="/logout" className="office-bar__me">
              <a href="/me">{me.username}</a>
              <button type="submit" className="link-button">
                {t('office.entry.login.out')}
              </button>
            </form>
          )}
        </header>
        {me && (
          <div id="office-menu" popover="auto" className="office-side">
            <OfficeMenu />
          </div>
        )}
        {me && <OfficeShortcuts />}
        <main id="main" className="office-main stack stack--loose">
          <VersionsToCome />
          {me ? <Scanning>{children}</Scanning> : children}
        </main>
      </div>
    </ScreenKeysProvider>
  )
}

/** Scanners type a code and press Enter: wherever it is scanned, the right page opens. */
function OfficeSearch() {
  const t = useOfficeTranslate()

  return (
    <form role="search" action="/search" className="office-search">
      <Icon name="search" />
      <input
        className="input"
        type="search"
        name="q"
        aria-label={t('office.frame.search')}
        placeholder={t('office.frame.searchHint')}
        aria-keyshortcuts="/"
        autoComplete="off"
      />
    </form>
  )
}
