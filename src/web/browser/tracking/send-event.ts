const SINK = '/api/controlling/controlling'

/** Nobody waits for it longer than this. */
const PATIENCE_MILLISECONDS = 5_000

/** Hands an event to the browser, which sends it even if the visitor leaves. Whatever goes wrong is no reason to trouble anybody. */
export function sendEvent(event: object): void {
  const body = JSON.stringify(event)
  const headers = { 'Content-Type': 'application/json' }
  try {
    if (navigator.sendBeacon(SINK, new Blob([body], { type: headers['Content-Type'] }))) return
  } catch {
    // An old browser, or one that sends no beacons.
  }
  const signal = AbortSignal.timeout(PATIENCE_MILLISECONDS)
  fetch(SINK, { method: 'POST', body, headers, keepalive: true, signal }).catch(() => undefined)
}
