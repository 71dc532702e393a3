import type { ReactNode } from 'react'
import messagesIn from 'virtual:hint-messages'
import { localeCookie, rememberedLocales, sharedDomain } from '#shop/messages/locale-cookie.ts'
import { MessagesProvider, useTranslate } from '#web/shop-context.tsx'
import type { ShopData } from '#web/shop-data.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'

/** Leads to the same page in the shop that was visited last, or to its home page. The host stays what decides. */
export async function hintElsewhere(data: ShopData, show: (hint: ReactNode) => void): Promise<void> {
  const { head, neighbours, shop } = data
  const remembered = rememberedLocales(document.cookie)
  const sister = neighbours.find(({ language }) => remembered.includes(language.replace('-', '_')))
  if (!sister || remembered.includes(shop.country.locale) || shop.mode.name !== 'default') return

  const href = head.alternates.find(({ language }) => language === sister.language)?.href ?? sister.url
  // In the language of the shop that it leads to: whoever was there reads it.
  const own = await messagesIn(sister.language)
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
