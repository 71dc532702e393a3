import type { ReactNode } from 'react'
import { languageTag, locales, type Locale } from '#shop/messages/locale.ts'
import { localeCookie, rememberedLocales, sharedDomain } from '#shop/messages/locale-cookie.ts'
import type { Messages } from '#shop/messages/messages.ts'
import { MessagesProvider, useTranslate } from '#web/shop-context.tsx'
import type { ShopData } from '#web/shop-data.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'

/** In the language of the shop that it leads to: whoever was there reads it. */
const messages: Record<Locale, () => Promise<{ default: Partial<Messages> }>> = {
  de_AT: () => import('virtual:hint-messages/de-AT'),
  de_DE: () => import('virtual:hint-messages/de'),
  es_ES: () => import('virtual:hint-messages/es'),
  fr_FR: () => import('virtual:hint-messages/fr'),
  it_IT: () => import('virtual:hint-messages/it'),
}

/** Leads to the same page in the shop that was visited last, or to its home page. The host stays what decides. */
export async function hintElsewhere(data: ShopData, show: (hint: ReactNode) => void): Promise<void> {
  const { head, neighbours, shop } = data
  const last = locales.find((each) => rememberedLocales(document.cookie).includes(each))
  const language = last && languageTag(last)
  const sister = neighbours.find((each) => each.language === language)
  if (last === undefined || !sister || shop.mode.name !== 'default') return

  const href = head.alternates.find((each) => each.language === language)?.href ?? sister.url
  const { default: own } = await messages[last]()
  const stay = () => {
    const hosts = neighbours.map(({ url }) => new URL(url).hostname)
    document.cookie = localeCookie(shop.country.locale, sharedDomain([location.hostname, ...hosts]))
    show(undefined)
  }
  show(
    <MessagesProvider messages={own}>
      <Hint href={href} language={sister.language} stay={stay} />
    </MessagesProvider>,
  )
}

function Hint({ href, language, stay }: { href: string; language: string; stay: () => void }) {
  const t = useTranslate()

  return (
    <aside className="card country-hint__card stack stack--tight" lang={language} aria-labelledby="country-hint">
      <p id="country-hint">{t('hint.text')}</p>
      <p className="cluster">
        <LinkButton href={href} hrefLang={language} size="small">
          {t('hint.go')}
        </LinkButton>
        <Button look="ghost" size="small" onClick={stay}>
          {t('hint.stay')}
        </Button>
      </p>
    </aside>
  )
}
