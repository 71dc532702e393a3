/** What a browser keeps for us, text by name. */
export type BrowserStore = {
  read(name: string): string | null
  /** Whether it is kept beyond this page. */
  write(name: string, text: string): boolean
  remove(name: string): void
}

/**
 * Browsers may refuse to keep anything, above all for a page inside a partner's, or have no room left; even asking may be
 * an error. Then the page itself remembers, for as long as it lives. Nobody else touches the browser's storage.
 */
export function openStore(open: () => Storage): BrowserStore {
  const refused = new Map<string, string>()
  const kept = <Result>(ask: (storage: Storage) => Result): Result | undefined => {
    try {
      return ask(open())
    } catch {
      return undefined
    }
  }
  return {
    read: (name) => kept((storage) => storage.getItem(name)) ?? refused.get(name) ?? null,
    write(name, text) {
      const isStored = kept((storage) => (storage.setItem(name, text), true)) ?? false
      if (isStored) refused.delete(name)
      else refused.set(name, text)
      return isStored
    },
    remove(name) {
      refused.delete(name)
      kept((storage) => storage.removeItem(name))
    },
  }
}

/** For all tabs, until the visitor clears it. */
export const visitorStore = openStore(() => localStorage)

/** Until the tab is closed. */
export const tabStore = openStore(() => sessionStorage)
