import type { Page } from 'playwright-core'
import { houseLine } from '#shop/addresses/address-lines.ts'
import { countries } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { hydrated } from './browser.ts'
import { tradeOf, usedPhone } from '#tests/support/drivers/customers/sellers.ts'
import { markDocument } from './travelling.ts'

const productPath = (code: CountryCode) => pathTo(countries[code], 'product', { pdp: usedPhone.device })

/** From the home page by the search to the page of the phone. */
export async function findPhone(page: Page, code: CountryCode, port: number): Promise<void> {
  await page.goto(`http://${code}.localhost:${port}/?utm_source=newsletter&q=iphone+14+128`)
  await hydrated(page)
  await markDocument(page)
  await page.locator('main a[href*="iphone-14-128"]').first().click()
  await page.waitForURL((address) => address.pathname === productPath(code))
}

/** A page, or one that stands inside another. */
type Shown = Pick<Page, 'locator'>

/** Confirms the list, as it is true of the phone, and says how it looks. */
export async function answerQuestions(page: Shown): Promise<void> {
  await page.locator('.lane button[type="submit"]').click()
  for (const code of ['DISPLAY_GLASS', 'HOUSING', 'BATTERY'] as const)
    await page.locator(`button[name="${code}"][value="${usedPhone.answers[code][0]}"]`).click()
  await page.locator('input[name="ACCESSORIES"][value="CABLE"]').check()
  await page.locator('form .button[type="submit"]').first().click()
  await page.locator('h2#reasons').waitFor()
}

export async function putIntoCart(page: Shown): Promise<void> {
  await page.locator('main section .button--large').first().click()
  const drawer = page.locator('dialog.dialog--side[open]')
  await drawer.locator('.cart-line').waitFor()
  await drawer.locator('.action-bar a:not([aria-disabled="true"])').click()
}

export async function declare(page: Shown): Promise<void> {
  for (const id of ['owner', 'privateSale', 'terms']) await page.locator(`#${id}`).check()
}

const typeInto = async (page: Shown, typed: Record<string, string>): Promise<void> => {
  for (const [id, text] of Object.entries(typed)) await page.locator(`#${id}`).fill(text)
}

/** What somebody types about himself, field by field. */
export function typedOf(seller: ReturnType<typeof tradeOf>['seller'], code: CountryCode): Record<string, string> {
  const { birthdate, street, houseNumber, addressExtra: _, ...fields } = seller
  const day = birthdate.split('-').toReversed().join('.')
  return { ...fields, birthdate: day, houseLine: houseLine(street, houseNumber, code) }
}

/** Everything that a guest has to type; says under which address. */
export async function fillIn(page: Shown, code: CountryCode): Promise<string> {
  const { seller, payee } = tradeOf(code, '')
  await typeInto(page, { ...typedOf(seller, code), iban: payee['iban']! })
  await declare(page)
  return seller.email
}

/** What somebody who acts for a company has to type: nothing about himself but how to reach him. */
export async function fillInCompany(page: Shown, vatId: string): Promise<string> {
  const { seller, payee } = tradeOf('de', '')
  const { birthdate: _, ...fields } = typedOf(seller, 'de')
  await typeInto(page, { company: 'Muster GmbH', vatId, ...fields, iban: payee['iban']! })
  for (const id of ['owner', 'terms']) await page.locator(`#${id}`).check()
  return seller.email
}
