import { openStorefronts, type StorefrontRegistry } from '#domain/settings/storefront-registry.ts'
import type { Installation } from '#domain/settings/readiness/find-readiness.ts'
import { watchOpenings, type ShopOpenings } from '#domain/settings/readiness/shop-openings.ts'
import type { Engines } from '#engines/engines.ts'
import type { Config } from './config/config.ts'

/** What the environment says about the list of what is missing. */
export const installationOf = (config: Config): Installation => ({
  isProduction: config.production,
  hasMailServer: config.SMTP_URL !== undefined,
  hasOwnSecret: config.SECRET_KEY !== undefined,
})

export type OpenMerchant = {
  /** With storefronts that are read anew whenever somebody looks at them. */
  config: Config
  registry: StorefrontRegistry
  openings: ShopOpenings
  close(): void
}

/** Who the merchant is, and whether his doors are open: kept in memory, and followed while the process runs. */
export async function openMerchant(engines: Engines, config: Config): Promise<OpenMerchant> {
  const registry = await openStorefronts(engines, config.storefronts)
  const openings = await watchOpenings(engines, registry.storefronts, installationOf(config))
  return {
    config: { ...config, storefronts: registry.storefronts },
    registry,
    openings,
    close() {
      openings.close()
      registry.close()
    },
  }
}
