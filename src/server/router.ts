import type { Result, Router } from 'hono/router'
import { TrieRouter } from 'hono/router/trie-router'

/** Far more than there are pages and files that many ask for; anybody may ask for any path. */
const MAX_PATHS = 2_000
const MAX_PATH_LENGTH = 200

/** Hono's router for routes like ours, which looks for the handlers of a path only once. */
export class RememberingRouter<T> implements Router<T> {
  readonly name = 'RememberingRouter'
  readonly #routes = new TrieRouter<T>()
  readonly #found = new Map<string, Result<T>>()

  add(method: string, path: string, handler: T): void {
    this.#routes.add(method, path, handler)
  }

  match(method: string, path: string): Result<T> {
    if (method !== 'GET' || path.length > MAX_PATH_LENGTH) return this.#routes.match(method, path)
    const known = this.#found.get(path)
    if (known) return known
    const found = this.#routes.match(method, path)
    if (this.#found.size >= MAX_PATHS) this.#found.clear()
    this.#found.set(path, found)
    return found
  }
}
