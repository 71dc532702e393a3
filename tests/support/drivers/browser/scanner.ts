import type { Page } from 'playwright-core'

/** So fast a scanner types. */
const GAP_SECONDS = 0.005

/** So long somebody takes to pull the trigger again. */
const PAUSE_SECONDS = 1

/** When a page was last scanned into. */
const scannedAt = new WeakMap<Page, number>()

type Keys = { code: string; end?: 'Enter' | 'Tab' }

const endKeys = { Enter: { text: '\r', windowsVirtualKeyCode: 13 }, Tab: { text: '', windowsVirtualKeyCode: 9 } }

/**
 * A scanner at the keyboard of a page: real keys, which do whatever keys do there, at moments of their own. However busy
 * the machine is, they are as far apart as those of a scanner. Codes of one call come at once, those of the next call later.
 */
export async function scan(page: Page, ...codes: readonly (string | Keys)[]): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  let timestamp = Math.max(Date.now() / 1_000, (scannedAt.get(page) ?? 0) + PAUSE_SECONDS)
  const sent: Promise<unknown>[] = []
  const press = (key: object) => {
    timestamp += GAP_SECONDS
    sent.push(browser.send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp, ...key }))
    sent.push(browser.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp, ...key }))
  }
  for (const each of codes) {
    const { code, end = 'Enter' } = typeof each === 'string' ? { code: each } : each
    for (const key of code) press({ key, text: key, unmodifiedText: key })
    press({ key: end, code: end, ...endKeys[end] })
  }
  scannedAt.set(page, timestamp)
  await Promise.all(sent)
  await browser.detach()
}
