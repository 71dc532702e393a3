import type { Engines } from '#engines/engines.ts'
import type { Country, CountryCode } from '#shop/countries/country.ts'
import { ownPath } from '#shop/screens/paths.ts'
import { bookFor, follow, type MerchantRedirect } from './redirect.ts'
import { addHits, allRedirects } from './redirect-store.ts'

type Needs = Pick<Engines, 'db' | 'announcements' | 'now' | 'log'>

export type RedirectAnswer = { location: string; status: 301 | 302 }

export interface RedirectRegistry {
  /** Where a visitor goes on whose address is no page; nothing if nobody has said so. */
  find(country: Country, url: Pick<URL, 'pathname' | 'search'>): Promise<RedirectAnswer | undefined>
  /** Writes down how often each redirect was used since the last time. */
  writeHits(): Promise<void>
}

/** Hits are written together: a robot that tries old links must not become a row of updates. */
const HITS_EVERY = 5_000

type Books = Partial<Record<CountryCode, ReadonlyMap<string, MerchantRedirect>>>

/** The merchant's redirects, kept in memory until somebody announces that they have changed. */
export function openRedirectRegistry({ db, announcements, now, log }: Needs): RedirectRegistry {
  let redirects: Promise<readonly MerchantRedirect[]> | undefined
  let books: Books = {}
  let hits = new Map<number, number>()
  let timer: NodeJS.Timeout | undefined

  announcements.onAnnouncement((topic) => {
    if (topic !== 'redirects' && topic !== 'unknown') return
    redirects = undefined
    books = {}
  })

  async function bookOf(code: CountryCode) {
    redirects ??= allRedirects(db)
    const asked = redirects
    const known = books[code] ?? bookFor(await asked, code)
    // Whoever announced something in the meantime wants it read again.
    if (asked === redirects) books[code] = known
    return known
  }

  async function writeHits() {
    clearTimeout(timer)
    timer = undefined
    const counted = hits
    hits = new Map()
    if (counted.size > 0) await addHits(db, counted, now())
  }

  function count(passed: readonly MerchantRedirect[]) {
    for (const { id } of passed) hits.set(id, (hits.get(id) ?? 0) + 1)
    timer ??= setTimeout(() => {
      writeHits().catch((error: unknown) => log.warn({ err: error }, 'Hits of redirects were not counted.'))
    }, HITS_EVERY).unref()
  }

  return {
    async find(country, { pathname, search }) {
      if (!country.features.redirects) return undefined
      try {
        const followed = follow(await bookOf(country.code), pathname)
        if (!followed) return undefined
        count(followed.redirects)
        const withQuery =
          followed.to.includes('?') || followed.to.includes('#') ? undefined : ownPath(followed.to + search)
        return { location: withQuery ?? followed.to, status: followed.status }
      } catch (error) {
        // The visitor gets the page that says that there is none.
        redirects = undefined
        log.warn({ err: error }, 'Redirects could not be read.')
        return undefined
      }
    },
    writeHits,
  }
}
