import { createContext, use, useEffect, useMemo } from 'react'
import { useLocation, useMatches } from 'react-router'
import { matchScreen, pathTo, type RouteParameters } from '#shop/screens/paths.ts'
import type { Screen } from '#shop/screens/screens.ts'
import type { OfficeMessageKey } from '#shop/messages/office-messages.ts'
import { translator, type PageMessageKey, type Translate, type Messages } from '#shop/messages/messages.ts'
import type { ShopData } from './shop-data.ts'

type Said = Partial<Messages<string>>

const MessagesContext = createContext<Said>({})
const TranslateContext = createContext<Translate<string>>((key) => key)

const joined = new WeakMap<Said, WeakMap<Said, Said>>()

/** On the server both are the same for all who ask for a screen, and are put together once. */
function join(known: Said, more: Said): Said {
  const withMore = joined.get(known) ?? new WeakMap<Said, Said>()
  joined.set(known, withMore)
  const messages = withMore.get(more) ?? { ...known, ...more }
  withMore.set(more, messages)
  return messages
}

/** Adds words to those that are known already: the storefront brings the frame's, the page its own. */
export function MessagesProvider({ messages: more, children }: { messages: Said; children: React.ReactNode }) {
  const known = use(MessagesContext)
  const messages = join(known, more)
  // After a failed action of the back office nobody has said which: numbers are then written as in Germany.
  const { icuLocale = 'de-DE', presence } = useKnownShopData()?.shop.country ?? {}
  const brand = presence?.brand
  const translate = useMemo(() => translator<string>(messages, icuLocale, brand), [messages, icuLocale, brand])

  return (
    <MessagesContext value={messages}>
      <TranslateContext value={translate}>{children}</TranslateContext>
    </MessagesContext>
  )
}

export const useTranslate = (): Translate<PageMessageKey> => use(TranslateContext)

/** The back office has words of its own, besides some of the storefronts'. */
export const useOfficeTranslate = (): Translate<OfficeMessageKey> => use(TranslateContext)

let known: ShopData | undefined

/** In the browser the shop stays the same from page to page: it is known even if the next page's data does not come. */
export function useKnownShopData(): ShopData | undefined {
  // Right below the root stands the storefront, or the back office.
  const data = useMatches()[1]?.loaderData as ShopData | undefined
  useEffect(() => {
    known = data ?? known
  }, [data])
  return data ?? known
}

export function useShopData(): ShopData {
  const data = useKnownShopData()
  if (!data) throw new Error('The page has no shop')
  return data
}

export const useShop = () => useShopData().shop

export const useRules = () => useShopData().rules

/** Addresses in the words of this country. */
export function usePath(): (screen: Screen, parameters?: RouteParameters) => string {
  const { country } = useShop()
  return (screen, parameters) => pathTo(country, screen, parameters)
}

/** The screen on which the visitor stands; none on an unknown address. */
export function useScreen(): Screen | undefined {
  const { country } = useShop()
  const { pathname } = useLocation()
  return useMemo(() => matchScreen(country, pathname)?.screen, [country, pathname])
}
