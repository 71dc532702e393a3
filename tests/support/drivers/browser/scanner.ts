import type { Page } from 'playwright-core'

/** So fast a scanner types. */
const GAP_SECONDS = 0.005

/** The same code again so soon would be one pull of the trigger; nobody is so quick who scans twice. */
const PULL_SECONDS = 0.6

/** When the last scan of a page ended. */
const ends = new WeakMap<Page, number>()

type Keys = { code: string; end?: 'Enter' | 'Tab' }

const endKeys = { Enter: { text: '\r', windowsVirtualKeyCode: 13 }, Tab: { text: '', windowsVirtualKeyCode: 9 } }

/**
 * A scanner at the keyboard of a page: real keys, which do whatever keys do there, at moments of their own. However busy
 * the machine is, they are as far apart as those of a scanner.
 */
export async function scan(page: Page, ...codes: readonly (string | Keys)[]): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  let timestamp = Math.max(Date.now() / 1_000, (ends.get(page) ?? 0) + PULL_SECONDS)
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
  ends.set(page, timestamp)
  await Promise.all(sent)
  await browser.detach()
}
