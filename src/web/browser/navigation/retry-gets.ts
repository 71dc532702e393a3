/** Answers that may be better a moment later. */
const passing = new Set([408, 409, 425, 429, 500, 502, 503, 504])

type Fetch = typeof fetch

export const isGet = (input: RequestInfo | URL, init?: RequestInit): boolean =>
  (init?.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase() === 'GET'

/** Asks once more after a passing failure; what changes something is never sent twice. */
export function retryingFetch(send: Fetch): Fetch {
  return async (input, init) => {
    if (!isGet(input, init)) return send(input, init)

    const again = () => send(input instanceof Request ? input.clone() : input, init)
    try {
      const answer = await again()
      return passing.has(answer.status) ? await again() : answer
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') throw error
      return again()
    }
  }
}
