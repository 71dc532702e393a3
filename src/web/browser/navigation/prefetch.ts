import { ownPath } from '#shop/screens/paths.ts'

/** Pages fetched ahead at the same time. */
const MAX_BATCHES = 4

type Connection = { saveData?: boolean; effectiveType?: string }

const wantsToSaveData = (): boolean => {
  const { saveData, effectiveType } = (navigator as Navigator & { connection?: Connection }).connection ?? {}
  return saveData === true || effectiveType === 'slow-2g'
}

const whenIdle = (work: () => void): void =>
  'requestIdleCallback' in window ? void requestIdleCallback(work, { timeout: 500 }) : void setTimeout(work, 0)

/** Fetches the pages behind the links that the visitor can see, a few at a time. */
export class Prefetcher {
  readonly #fetchPage: (path: string) => Promise<void>
  readonly #seen = new Set<string>()
  readonly #waiting: string[] = []
  #running = 0

  constructor(fetchPage: (path: string) => Promise<void>) {
    this.#fetchPage = fetchPage
  }

  /** Looks at the links of the page once it has come to rest. */
  start(page: Document): () => void {
    if (wantsToSaveData()) return () => undefined
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) this.#add(target as HTMLAnchorElement)
    })
    whenIdle(() =>
      page
        .querySelectorAll('a[href^="/"]:not([download], [target], [href^="/api/"])')
        .forEach((link) => observer.observe(link)),
    )
    return () => observer.disconnect()
  }

  #add({ pathname }: HTMLAnchorElement): void {
    const path = ownPath(pathname)
    if (path === undefined || path === location.pathname || this.#seen.has(path)) return
    this.#seen.add(path)
    this.#waiting.push(path)
    whenIdle(() => this.#next())
  }

  /** One page, so that whoever scrolls or types in the meantime need not wait for all of them. */
  #next(): void {
    const path = this.#running < MAX_BATCHES ? this.#waiting.shift() : undefined
    if (path === undefined) return
    this.#running += 1
    void this.#fetchPage(path)
      .catch(() => undefined)
      .finally(() => {
        this.#running -= 1
        this.#next()
      })
  }
}
