import type { Engines } from '#engines/engines.ts'
import type { Shop, ShopPartner, Storefronts } from '#shop/shop.ts'
import { isOwnLandingPage } from './partner.ts'
import { activePartners } from './partner-store.ts'

export type PartnerRegistry = {
  /** The partner with this code; nobody, if there is none today. */
  find(code: string): Promise<ShopPartner | undefined>
  /** The partner to whom a sales channel belongs. */
  atChannel(landingPage: string): Promise<ShopPartner | undefined>
  /** The storefronts as they are at this moment, for one shop. */
  storefronts(shop: Shop): Promise<Storefronts>
}

/**
 * Whoever is a partner today, kept in memory until somebody announces a change. Besides those whom the settings name, a
 * widget may be framed by the partner whom it is for, or by any of them if it is for nobody in particular.
 */
export function openPartnerRegistry(
  { db, announcements }: Pick<Engines, 'db' | 'announcements'>,
  storefronts: Storefronts,
): PartnerRegistry {
  let known: Promise<ShopPartner[]> | undefined

  announcements.onAnnouncement((topic) => {
    if (topic === 'partners' || topic === 'unknown') known = undefined
  })

  async function read(): Promise<ShopPartner[]> {
    const active = await activePartners(db)
    // The settings may have taken a code over since the partner was written down.
    return active.filter(({ landingPage }) => !isOwnLandingPage(storefronts, landingPage))
  }

  function partners(): Promise<ShopPartner[]> {
    const asked = (known ??= read())
    return asked.catch((error: unknown) => {
      if (known === asked) known = undefined
      throw error
    })
  }

  return {
    find: async (code) => (await partners()).find((partner) => partner.code === code),
    atChannel: async (landingPage) => (await partners()).find((partner) => partner.landingPage === landingPage),
    storefronts: async ({ mode, partner }) => {
      if (!mode.embeddable) return storefronts
      const origins = (partner ? [partner] : await partners()).flatMap((each) => each.origins)
      return { ...storefronts, partnerOrigins: [...new Set([...storefronts.partnerOrigins, ...origins])] }
    },
  }
}
