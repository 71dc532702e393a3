import { dataPathOf } from '#shop/page-data.ts'
import { isGet } from './retry-gets.ts'

const FRESH_MILLISECONDS = 60_000

type Fetch = typeof fetch

/** An answer that nobody reads keeps its line busy: it is read to its end, and what is clicked on later reads it again. */
async function readWhole(answer: Response): Promise<boolean> {
  await answer.clone().arrayBuffer()
  return answer.ok
}

type Kept = { answer: Promise<Response>; until: number }

/**
 * The data of pages fetched ahead. It lives in this page's memory only, and so never outlives the build that asked for
 * it; a click within a minute finds it here.
 */
export class PagePayloads {
  readonly #kept = new Map<string, Kept>()
  readonly #send: Fetch

  constructor(send: Fetch) {
    this.#send = send
  }

  /** Where React Router looks for the data of a page. */
  static urlOf(path: string): string {
    return new URL(dataPathOf(new URL(path, location.origin).pathname), location.origin).href
  }

  async fetchAhead(path: string, now = Date.now()): Promise<void> {
    const url = PagePayloads.urlOf(path)
    if ((this.#kept.get(url)?.until ?? 0) > now) return
    const answer = this.#send(url)
    this.#kept.set(url, { answer, until: now + FRESH_MILLISECONDS })
    const isWhole = await answer.then(readWhole).catch(() => false)
    if (!isWhole) this.#kept.delete(url)
  }

  readonly fetch: Fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const kept = isGet(input, init) ? this.#kept.get(url) : undefined
    if (!kept || kept.until <= Date.now()) return this.#send(input, init)
    return (await kept.answer).clone()
  }
}
