import type { Engines } from '#engines/engines.ts'
import type { Shop, Storefronts } from '#shop/shop.ts'
import { activeOrigins } from './partner-store.ts'

/** The storefronts as they are at this moment, for one shop. */
export type PartnerBook = (shop: Shop) => Promise<Storefronts>

/**
 * Whoever is a partner today may frame the widgets, besides those whom the settings name. Kept in memory until somebody
 * announces a change; only shops that can be framed ask at all.
 */
export function openPartnerBook(
  { db, announcements }: Pick<Engines, 'db' | 'announcements'>,
  storefronts: Storefronts,
): PartnerBook {
  let known: Promise<Storefronts> | undefined

  announcements.onAnnouncement((topic) => {
    if (topic === 'partners' || topic === 'unknown') known = undefined
  })

  async function read(): Promise<Storefronts> {
    const partnerOrigins = [...new Set([...storefronts.partnerOrigins, ...(await activeOrigins(db))])]
    return { ...storefronts, partnerOrigins }
  }

  return async ({ mode }) => {
    if (!mode.embeddable) return storefronts
    const asked = (known ??= read())
    return asked.catch((error: unknown) => {
      if (known === asked) known = undefined
      throw error
    })
  }
}
