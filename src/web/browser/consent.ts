import { readConsent, writeConsent } from '#domain/tracking/consent.ts'
import { visitorStore } from './browser-store.ts'

const key = 'umlauf.consent'

/** Tells this page that the visitor has answered; other tabs hear of it by `storage`. */
export const CONSENT_EVENT = key

/** Whether the visitor agreed to being counted; read anew each time, because another tab may have changed it. */
export const consent = (): boolean | undefined => readConsent(visitorStore.read(key), Date.now())

export function answerConsent(tracking: boolean): void {
  visitorStore.write(key, writeConsent(tracking, Date.now()))
  dispatchEvent(new Event(CONSENT_EVENT))
}
