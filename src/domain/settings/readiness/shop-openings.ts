import { SETTINGS_TOPIC } from '#domain/settings/save-settings.ts'
import type { Engines } from '#engines/engines.ts'
import type { Country, CountryCode } from '#shop/countries/country.ts'
import type { Storefronts } from '#shop/shop.ts'
import { closedCountries, findReadiness, servedCountries, type Installation } from './find-readiness.ts'
import { missingFor } from './readiness.ts'
import { allOpenings, writeOpening } from './readiness-store.ts'

export type ShopOpenings = {
  /** Whether visitors may come in. */
  isOpen(country: Country): boolean
  close(): void
}

type Needs = Pick<Engines, 'db' | 'announcements' | 'merchantTexts' | 'carriers' | 'now' | 'log'>

/** Not everything that is mended is announced: a colleague is hired, a test letter leaves the house. */
const LOOK_AGAIN_MILLISECONDS = 2_000

/**
 * In production the doors of a country open when nothing that has to be done is missing, and stay open: whatever is
 * missing later is a matter for the office, not a closed shop. Elsewhere they are always open.
 */
export async function watchOpenings(
  engines: Needs,
  storefronts: Pick<Storefronts, 'countries'>,
  installation: Installation,
): Promise<ShopOpenings> {
  if (!installation.isProduction) return { isOpen: () => true, close: () => undefined }
  const { db, announcements, now, log } = engines
  let open = new Set<CountryCode>()
  let looking: Promise<void> | undefined

  /** Opens what is ready, whichever process notices first. */
  async function look(): Promise<void> {
    const served = servedCountries(storefronts, installation)
    const closed = closedCountries(served, await allOpenings(db))
    if (closed.length > 0) {
      const list = await findReadiness(engines, storefronts, installation)
      for (const country of closed.filter((each) => missingFor(list, each).length === 0)) await openCountry(country)
    }
    open = new Set((await allOpenings(db)).map(({ country }) => country))
  }

  async function openCountry(country: CountryCode): Promise<void> {
    const isOpened = await db.transaction().execute(async (tx) => {
      if (!(await writeOpening(tx, country, now()))) return false
      await announcements.announce(SETTINGS_TOPIC, tx)
      return true
    })
    if (isOpened) log.info({ country }, 'The shop has opened.')
  }

  const isAllOpen = (): boolean => servedCountries(storefronts, installation).every(({ code }) => open.has(code))
  const lookAgain = (): void => {
    if (isAllOpen()) return
    looking ??= look()
      .catch((error: unknown) => log.warn({ err: error }, 'Nobody knows whether the shop may open.'))
      .finally(() => (looking = undefined))
  }

  await look()
  const stopListening = announcements.onAnnouncement((topic) => {
    if (topic === SETTINGS_TOPIC || topic === 'content' || topic === 'unknown') lookAgain()
  })
  const timer = setInterval(lookAgain, LOOK_AGAIN_MILLISECONDS).unref()

  return {
    isOpen: ({ code }) => open.has(code),
    close() {
      stopListening()
      clearInterval(timer)
    },
  }
}
