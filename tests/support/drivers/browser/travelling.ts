import type { Page } from 'playwright-core'
import { matchScreen } from '#shop/screens/paths.ts'
import { countryOf, type Host } from '#tests/support/fixtures/addresses.ts'

type RunningRouter = {
  state: { navigation: { state: string }; location: { pathname: string; search: string; hash: string } }
  navigate(to: string): Promise<void>
}

declare global {
  interface Window {
    __reactRouterDataRouter?: RunningRouter
    /** Set by a test; a page that is loaded afresh does not have it. */
    sameDocument?: boolean
  }
}

/** Clicks a link to an address, as if the page had one. */
export async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((target) => {
    const link = document.createElement('a')
    link.setAttribute('href', target)
    document.body.append(link)
    link.click()
    link.remove()
  }, href)
}

/** The page of an address stands, and nothing is on its way any more. */
export async function arrived(page: Page, address: string): Promise<void> {
  const { hostname, pathname } = new URL(address, page.url())
  const screen = matchScreen(countryOf(hostname.split('.')[0] as Host), pathname)?.screen ?? 'unknown'
  await page.waitForFunction(
    (expected) => {
      const { navigation, location: at } = window.__reactRouterDataRouter?.state ?? {}
      const stands = document.querySelector<HTMLElement>('main')?.dataset['screen'] === expected.screen
      return stands && navigation?.state === 'idle' && `${at?.pathname}${at?.search}${at?.hash}` === expected.address
    },
    { address, screen },
  )
}

/** Follows a link and waits for its page. */
export async function travel(page: Page, path: string): Promise<void> {
  await follow(page, path)
  await arrived(page, path)
}

export const markDocument = (page: Page) => page.evaluate(() => void (window.sameDocument = true))

/** Whether the document is still the one that was marked: links were followed inside it. */
export const isSameDocument = (page: Page) => page.evaluate(() => window.sameDocument === true)

/** Addresses asked for from now on, of those that interest the test. */
export function watchRequests(page: Page, interesting: (url: URL) => boolean): string[] {
  const seen: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (interesting(url)) seen.push(url.pathname + url.search)
  })
  return seen
}

export const isPayload = ({ pathname }: URL): boolean => pathname.endsWith('.data')

/** A page that fetches nothing ahead, so that a test sees only what a click asks for. */
export const savingData = `Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })`
