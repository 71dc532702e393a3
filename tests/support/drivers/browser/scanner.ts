import type { Page } from 'playwright-core'

/** So fast a scanner types. */
const GAP_SECONDS = 0.005

type Keys = { code: string; end?: 'Enter' | 'Tab' }

const ends = { Enter: { text: '\r', windowsVirtualKeyCode: 13 }, Tab: { text: '', windowsVirtualKeyCode: 9 } }

/**
 * A scanner at the keyboard of a page: real keys, which do whatever keys do there, at moments of their own. However busy
 * the machine is, they are as far apart as those of a scanner.
 */
export async function scan(page: Page, ...codes: readonly (string | Keys)[]): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  let timestamp = Date.now() / 1_000
  const sent: Promise<unknown>[] = []
  const press = (key: object) => {
    timestamp += GAP_SECONDS
    sent.push(browser.send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp, ...key }))
    sent.push(browser.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp, ...key }))
  }
  for (const each of codes) {
    const { code, end = 'Enter' } = typeof each === 'string' ? { code: each } : each
    for (const key of code) press({ key, text: key, unmodifiedText: key })
    press({ key: end, code: end, ...ends[end] })
  }
  await Promise.all(sent)
  await browser.detach()
}
