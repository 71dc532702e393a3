import type { EncodedBody } from '#server/assets/encoded-body.ts'
import type { Shop } from '#shop/shop.ts'

/** A finished answer that is the same for every visitor. */
export type RenderedPage = { status: number; headers: Readonly<Record<string, string>>; body: EncodedBody }

export type KnownPage = { page: RenderedPage; shop: Shop }

/** Only good pages are the same for everybody, unless they say themselves that they are not. */
export const isCacheable = ({ status, headers }: RenderedPage): boolean =>
  status === 200 && headers['cache-control'] !== 'no-store'

/** Told apart by its shape: the server's own kind of Response gives another kind when it is copied. */
export const isRendered = (page: RenderedPage | Response): page is RenderedPage =>
  page.body !== null && 'etag' in page.body

const sizeOf = ({ body: { identity, gzip, br } }: RenderedPage): number =>
  identity.length + (gzip?.length ?? 0) + (br?.length ?? 0)

/** Far more than there are pages, and little memory: anybody may put any words behind an address. */
const MAX_ADDRESSES = 10_000
const MAX_ADDRESS_LENGTH = 300

/**
 * Finished pages by shop and path, the longest unused ones dropped first. Visitors who ask for the same missing page at
 * the same time wait for one rendering.
 */
export class PageCache {
  readonly #maxBytes: number
  readonly #pages = new Map<string, RenderedPage>()
  /** Never has a page that is in #pages too. */
  readonly #stale = new Map<string, RenderedPage>()
  readonly #rendering = new Map<string, Promise<RenderedPage | Response>>()
  readonly #known = new Map<string, { key: string; shop: Shop }>()
  #bytes = 0
  #generation = 0

  constructor(maxBytes = 32 * 1024 * 1024) {
    this.#maxBytes = maxBytes
  }

  find(key: string): RenderedPage | undefined {
    const page = this.#pages.get(key)
    if (page) {
      this.#pages.delete(key)
      this.#pages.set(key, page)
    }
    return page
  }

  /** The page to which the same words led before, and the shop that it is in; if there is no time to make it anew, the one in doubt. */
  findAt(address: string, { evenStale = false } = {}): KnownPage | undefined {
    const known = this.#known.get(address)
    const page = known && (this.find(known.key) ?? (evenStale ? this.#stale.get(known.key) : undefined))
    return page && { page, shop: known.shop }
  }

  /** These words lead to this page until something changes. */
  remember(address: string, key: string, shop: Shop): void {
    if (address.length > MAX_ADDRESS_LENGTH) return
    if (this.#known.size >= MAX_ADDRESSES) this.#known.clear()
    this.#known.set(address, { key, shop })
  }

  /**
   * What `render` makes of a page that is not cached, or, if it has to put the visitor off, the page that is in doubt. None
   * is cached whose data has changed meanwhile.
   */
  async findOrRender(key: string, render: () => Promise<RenderedPage | Response>): Promise<RenderedPage | Response> {
    const waiting = this.#rendering.get(key)
    if (waiting) return this.#bestOf(key, await waiting)

    const generation = this.#generation
    const rendering = render()
    this.#rendering.set(key, rendering)
    try {
      const page = await rendering
      if (isRendered(page) && isCacheable(page) && generation === this.#generation) this.#keep(key, page, rendering)
      return this.#bestOf(key, page)
    } finally {
      if (this.#rendering.get(key) === rendering) this.#rendering.delete(key)
    }
  }

  /** Catalogue, prices or content have changed: nothing kept is to be believed. */
  clear(): void {
    this.#generation += 1
    this.#pages.clear()
    this.#stale.clear()
    this.#rendering.clear()
    this.#known.clear()
    this.#bytes = 0
  }

  /** Something may have changed: every page is rendered anew, but as long as that cannot be done the kept one serves. */
  markStale(): void {
    for (const [key, page] of this.#pages) this.#stale.set(key, page)
    this.#pages.clear()
    this.#rendering.clear()
  }

  get bytes(): number {
    return this.#bytes
  }

  #keep(key: string, page: RenderedPage, rendering: Promise<unknown>): void {
    const isStale = this.#rendering.get(key) !== rendering
    if (isStale && this.#pages.has(key)) return

    this.#drop(this.#stale, key)
    const pages = isStale ? this.#stale : this.#pages
    pages.set(key, page)
    this.#bytes += sizeOf(page)
    for (const crowded of [this.#stale, this.#pages]) {
      for (const oldest of crowded.keys()) {
        if (this.#bytes <= this.#maxBytes) return
        this.#drop(crowded, oldest)
      }
    }
  }

  #drop(pages: Map<string, RenderedPage>, key: string): void {
    const page = pages.get(key)
    if (pages.delete(key) && page) this.#bytes -= sizeOf(page)
  }

  #bestOf(key: string, page: RenderedPage | Response): RenderedPage | Response {
    return (page.status === 503 ? this.#stale.get(key) : undefined) ?? copyForSecondReader(page)
  }
}

/** A response can be read once; those who waited for it get copies. */
const copyForSecondReader = (page: RenderedPage | Response): RenderedPage | Response =>
  isRendered(page) ? page : page.clone()
