/** Where a browser keeps something, and until when. */
type Place = 'cookie' | 'browser' | 'tab'

/** Days · until the tab or the browser is closed · until the visitor removes it. */
type Lasts = number | 'tab' | 'session' | 'removed'

/** What each thing is for; a word of the shop says it in every language. */
export type StoredPurpose =
  | 'country'
  | 'visitor'
  | 'partner'
  | 'login'
  | 'device'
  | 'provider'
  | 'cart'
  | 'account'
  | 'answer'
  | 'searches'
  | 'draft'
  | 'submission'
  | 'reload'
  | 'scroll'
  | 'number'
  | 'personal'
  | 'counted'

export type StoredThing = {
  name: string
  place: Place
  purpose: StoredPurpose
  lasts: Lasts
  /** Nothing of it is kept before a yes. */
  onlyAfterYes?: true
}

/**
 * Everything that the shop may leave in a browser. A test looks into a browser and finds nothing else there; the page of
 * choices and the merchant's privacy text show this list.
 */
export const storedThings: readonly StoredThing[] = [
  { name: 'visitor', place: 'cookie', purpose: 'visitor', lasts: 90 },
  { name: 'umlauf.visitor', place: 'tab', purpose: 'visitor', lasts: 'tab' },
  { name: 'partner', place: 'cookie', purpose: 'partner', lasts: 'session' },
  { name: 'umlauf.partner', place: 'tab', purpose: 'partner', lasts: 'tab' },
  { name: 'umlauf.checkout', place: 'browser', purpose: 'cart', lasts: 'removed' },
  { name: 'umlauf.checkout-draft', place: 'tab', purpose: 'draft', lasts: 'tab' },
  { name: 'umlauf.pending-submission', place: 'tab', purpose: 'submission', lasts: 'tab' },
  { name: 'refresh', place: 'cookie', purpose: 'login', lasts: 30 },
  { name: 'umlauf.account', place: 'browser', purpose: 'account', lasts: 'removed' },
  { name: 'device', place: 'cookie', purpose: 'device', lasts: 365 },
  { name: 'sso', place: 'cookie', purpose: 'provider', lasts: 'session' },
  { name: 'locale', place: 'cookie', purpose: 'country', lasts: 365 },
  { name: 'umlauf.searches', place: 'browser', purpose: 'searches', lasts: 'removed' },
  { name: 'umlauf.consent', place: 'browser', purpose: 'answer', lasts: 180 },
  { name: 'umlauf.reloaded', place: 'tab', purpose: 'reload', lasts: 'tab' },
  { name: 'react-router-scroll-positions', place: 'tab', purpose: 'scroll', lasts: 'tab' },
  { name: 'client_id', place: 'cookie', purpose: 'number', lasts: 365, onlyAfterYes: true },
  { name: '_dyid_server', place: 'cookie', purpose: 'personal', lasts: 365, onlyAfterYes: true },
  { name: 'umlauf.reported', place: 'browser', purpose: 'counted', lasts: 'removed', onlyAfterYes: true },
]
