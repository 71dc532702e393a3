import { tabStore } from '#web/browser/browser-store.ts'

/** Whatever another version of the shop left behind is not read. */
const VERSION = 1

/** Keeps something until the tab is closed: longer than the page, shorter than the visit after next. */
export const remember = (name: string, value: unknown): void =>
  void tabStore.write(name, JSON.stringify({ version: VERSION, value }))

/** What was kept, as it was written; it may have been tampered with since. */
export function recall(name: string): unknown {
  try {
    const { version, value } = JSON.parse(tabStore.read(name) ?? '{}')
    return version === VERSION ? value : undefined
  } catch {
    return undefined
  }
}

export const forget = (name: string): void => tabStore.remove(name)
