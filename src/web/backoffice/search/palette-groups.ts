import { useOfficeTranslate } from '#web/shop-context.tsx'
import type { Hits } from './find-hits.ts'
import { useDestinations, type Destination } from './destinations.ts'

export type PaletteGroup = { title: string; links: readonly (Destination & { detail?: string })[] }

/** What the palette lists under which heading; the search page with the same text comes last. */
export function usePaletteGroups(text: string, hits: Hits | undefined): PaletteGroup[] {
  const t = useOfficeTranslate()
  const { screens, actions } = useDestinations(text.trim())
  const { trades = [], customers = [], devices = [] } = hits ?? {}
  const search = { title: t('office.lists.palette.all', { text }), target: `/search?q=${encodeURIComponent(text)}` }
  const groups: PaletteGroup[] = [
    {
      title: t('office.frame.screen.trades'),
      links: trades.map((hit) => ({
        title: `${hit.reference} · ${hit.name}`,
        detail: `${hit.devices[hit.position ?? 0]} · ${t(`office.trades.status.${hit.status}`)}`,
        target: hit.target,
      })),
    },
    {
      title: t('office.frame.screen.customers'),
      links: customers.map(({ number, name, email, target }) => ({
        title: `${number} · ${name ?? '–'}`,
        detail: email ?? '',
        target,
      })),
    },
    {
      title: t('office.frame.screen.catalogue'),
      links: devices.map(({ name, category, target }) => ({ title: name, detail: t(`category.${category}`), target })),
    },
    { title: t('office.lists.palette.screens'), links: screens },
    { title: t('office.lists.palette.actions'), links: actions },
    { title: t('office.trades.search.title'), links: text.trim() === '' ? [] : [search] },
  ]
  return groups.filter(({ links }) => links.length > 0)
}
