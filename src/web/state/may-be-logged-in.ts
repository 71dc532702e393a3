import { visitorStore } from '#web/browser/browser-store.ts'

/** Whether the browser remembers a login. What that is worth is found out by those who need it; most visitors have none. */
export function mayBeLoggedIn(): boolean {
  try {
    return JSON.parse(visitorStore.read('umlauf.account') ?? '{}').state?.isLoggedIn === true
  } catch {
    return false
  }
}
