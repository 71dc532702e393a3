import { readConsent, writeConsent } from '#domain/tracking/consent.ts'

const key = 'umlauf.consent'

/** Tells this page that the visitor has answered; other tabs hear of it by `storage`. */
export const CONSENT_EVENT = key

/** For a browser that remembers nothing: the answer then counts for this page. */
let lastAnswer: boolean | undefined

/** Whether the visitor agreed to being counted; read anew each time, because another tab may have changed it. */
export function consent(): boolean | undefined {
  try {
    return readConsent(localStorage.getItem(key), Date.now())
  } catch {
    return lastAnswer
  }
}

export function answerConsent(tracking: boolean): void {
  lastAnswer = tracking
  try {
    localStorage.setItem(key, writeConsent(tracking, Date.now()))
  } catch {
    // It is asked again on the next page.
  }
  dispatchEvent(new Event(CONSENT_EVENT))
}
