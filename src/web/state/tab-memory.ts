/** Whatever another version of the shop left behind is not read. */
const VERSION = 1

/** For browsers that refuse to remember: then at least the page does. */
const refused = new Map<string, string>()

/** Keeps something until the tab is closed: longer than the page, shorter than the visit after next. */
export function remember(name: string, value: unknown): void {
  const text = JSON.stringify({ version: VERSION, value })
  try {
    sessionStorage.setItem(name, text)
  } catch {
    refused.set(name, text)
  }
}

function keptText(name: string): string | null {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}

/** What was kept, as it was written; it may have been tampered with since. */
export function recall(name: string): unknown {
  try {
    const { version, value } = JSON.parse(keptText(name) ?? refused.get(name) ?? '{}')
    return version === VERSION ? value : undefined
  } catch {
    return undefined
  }
}

export function forget(name: string): void {
  refused.delete(name)
  try {
    sessionStorage.removeItem(name)
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}
