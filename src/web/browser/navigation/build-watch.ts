const HOUR = 3_600_000

/** Whether the server meanwhile runs another build than this page. Asked now and then, never in the visitor's way. */
export class BuildWatch {
  readonly #own: string
  #outdated = false

  constructor(own: string) {
    this.#own = own
  }

  /** The next navigation shall load the page afresh; a form that is being filled in is left in peace. */
  get outdated(): boolean {
    return this.#outdated
  }

  start(page: Document): () => void {
    const ask = () => void this.ask()
    const askWhenVisible = () => page.visibilityState === 'visible' && ask()
    const timer = setInterval(ask, HOUR)
    page.addEventListener('visibilitychange', askWhenVisible)
    return () => {
      clearInterval(timer)
      page.removeEventListener('visibilitychange', askWhenVisible)
    }
  }

  async ask(): Promise<void> {
    try {
      const answer = await fetch(`/build.json?ts=${Date.now()}`, { cache: 'no-store' })
      const { id } = (await answer.json()) as { id?: string }
      if (answer.ok && id !== undefined && id !== this.#own) this.#outdated = true
    } catch {
      // Offline or in the middle of a deployment: the next question will tell.
    }
  }
}
