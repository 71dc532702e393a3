import type { Page } from 'playwright-core'
import { hydrated, type useBrowser } from './browser.ts'
import { url } from '#tests/support/services/shops/shop-under-test.ts'
import { savingData } from './travelling.ts'

type Visit = { path?: string; width?: number; hasTouch?: boolean; dark?: boolean }

/** A visitor of a page, who fetches nothing ahead. */
export async function openSearchPage(
  browser: ReturnType<typeof useBrowser>,
  host: string,
  { path = '/', width = 1280, hasTouch = false, dark = false }: Visit = {},
): Promise<Page> {
  const viewport = { width, height: 800 }
  const page = await browser.newPage({ viewport, hasTouch, colorScheme: dark ? 'dark' : 'light' })
  await page.addInitScript(savingData)
  await page.goto(url(host, path))
  await hydrated(page)
  return page
}

export const field = (page: Page) => page.locator('#search input')
export const options = (page: Page) => page.getByRole('option')
/** What the options are called, without what the shop pays for them. */
export const names = (page: Page) => options(page).locator('.suggestions__name')
export const popup = (page: Page) => page.locator('.suggestions')
export const spoken = (page: Page) => page.locator('#search [role="status"]')

/** Steps into the box, and is met by what travels only then. */
export async function stepInto(page: Page): Promise<void> {
  await field(page).focus()
  await page.locator('#search input[role="combobox"]').waitFor()
}

/** Letter by letter, until the first suggestion is the one that was meant. */
export async function type(page: Page, text: string, meant: string): Promise<void> {
  await stepInto(page)
  await field(page).pressSequentially(text)
  await page.locator('[role="option"]:first-child', { hasText: meant }).waitFor()
}

/** All letters at once: then there is one answer, and it stays. */
export async function enter(page: Page, text: string): Promise<void> {
  await stepInto(page)
  await field(page).fill(text)
  await popup(page).waitFor()
}

/** The option that the keyboard is at, as those who do not see it are told. */
export const active = (page: Page) =>
  page.evaluate(() => {
    const id = document.querySelector('#search input')!.getAttribute('aria-activedescendant')
    const option = id === null ? null : document.getElementById(id)
    return option?.getAttribute('aria-selected') === 'true' ? [...option.parentElement!.children].indexOf(option) : -1
  })
