import { createContext, use, useMemo } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import { matchScreen, pathTo, type RouteParameters } from '#shop/paths.ts'
import type { Screen } from '#shop/screens.ts'
import { translator, type Translate, type Words } from '#shop/words.ts'
import type { RootData } from './root.tsx'

const TranslateContext = createContext<Translate>((key) => key)

export function Speaks({ words, children }: { words: Words; children: React.ReactNode }) {
  const { icuLocale } = useShop().country
  const translate = useMemo(() => translator(words, icuLocale), [words, icuLocale])

  return <TranslateContext value={translate}>{children}</TranslateContext>
}

export const useTranslate = (): Translate => use(TranslateContext)

export function useRootData(): RootData {
  const data = useRouteLoaderData('root') as RootData | undefined
  if (!data) throw new Error('The page has no shop')
  return data
}

export const useShop = () => useRootData().shop

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
