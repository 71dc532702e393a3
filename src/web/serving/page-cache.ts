import type { EncodedBody } from './encoded-body.ts'

/** A finished answer that is the same for every visitor. */
export type KeptPage = { status: number; headers: Readonly<Record<string, string>>; body: EncodedBody }

/** Only good pages are the same for everybody, unless they say themselves that they are not. */
export const mayBeKept = ({ status, headers }: KeptPage): boolean =>
  status === 200 && headers['cache-control'] !== 'no-store'

/** Told apart by its shape: the server's own kind of Response gives another kind when it is copied. */
export const isKept = (page: KeptPage | Response): page is KeptPage => page.body !== null && 'etag' in page.body

const sizeOf = ({ body: { identity, gzip, br } }: KeptPage): number =>
  identity.length + (gzip?.length ?? 0) + (br?.length ?? 0)

/**
 * Finished pages by shop and path, the longest unused ones dropped first. Visitors who ask for the same missing page at
 * the same time wait for one rendering.
 */
export class PageCache {
  readonly #maxBytes: number
  readonly #pages = new Map<string, KeptPage>()
  readonly #rendering = new Map<string, Promise<KeptPage | Response>>()
  #bytes = 0
  #generation = 0

  constructor(maxBytes = 64 * 1024 * 1024) {
    this.#maxBytes = maxBytes
  }

  find(key: string): KeptPage | undefined {
    const page = this.#pages.get(key)
    if (page) {
      this.#pages.delete(key)
      this.#pages.set(key, page)
    }
    return page
  }

  /** The kept page, or what `render` makes of it. None is kept whose data has changed meanwhile. */
  async findOrRender(key: string, render: () => Promise<KeptPage | Response>): Promise<KeptPage | Response> {
    const waiting = this.#rendering.get(key)
    if (waiting) return waiting.then(copyForSecondReader)

    const generation = this.#generation
    const rendering = render()
    this.#rendering.set(key, rendering)
    try {
      const page = await rendering
      if (isKept(page) && mayBeKept(page) && generation === this.#generation) this.#keep(key, page)
      return copyForSecondReader(page)
    } finally {
      if (this.#rendering.get(key) === rendering) this.#rendering.delete(key)
    }
  }

  /** Catalogue, prices or content have changed: nothing kept is to be believed. */
  clear(): void {
    this.#generation += 1
    this.#pages.clear()
    this.#rendering.clear()
    this.#bytes = 0
  }

  get bytes(): number {
    return this.#bytes
  }

  #keep(key: string, page: KeptPage): void {
    this.#pages.set(key, page)
    this.#bytes += sizeOf(page)
    for (const [oldest, oldPage] of this.#pages) {
      if (this.#bytes <= this.#maxBytes) return
      this.#pages.delete(oldest)
      this.#bytes -= sizeOf(oldPage)
    }
  }
}

/** A response can be read once; those who waited for it get copies. */
const copyForSecondReader = (page: KeptPage | Response): KeptPage | Response => (isKept(page) ? page : page.clone())
