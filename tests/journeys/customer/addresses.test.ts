import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { houseLine } from '#shop/addresses/address-lines.ts'
import { countries } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { declare } from '#tests/support/drivers/browser/sale-steps.ts'
import { goodPassword, useCustomers } from '#tests/support/drivers/customers/customers.ts'
import { fillCart } from '#tests/support/drivers/customers/filled-cart.ts'
import { tradeOf } from '#tests/support/drivers/customers/sellers.ts'
import { some } from '#tests/support/limits/runs.ts'
import { translated } from '#tests/support/readers/languages/translated.ts'
import { axeFindings } from '#tests/support/readers/pages/axe.ts'
import { misfits } from '#tests/support/readers/pages/sizes.ts'
import { countryCodes } from '#tests/support/services/shops/shop-under-test.ts'

const browser = useBrowser()
const customers = useCustomers()

const at = (code: CountryCode, path: string) => `http://${code}.localhost:${customers.shop().port}${path}`
const cards = (page: Page) => page.locator('main li.card')
const value = (page: Page, field: string) => page.locator(`#${field}`).inputValue()

/** Somebody with one address, who has just logged in. */
async function loggedIn(code: CountryCode) {
  const { seller, payee } = tradeOf(code, '')
  const { firstName: _, lastName: __, email: ___, ...Address } = seller
  const { email } = await customers.newCustomer(code, { Address, Payment: { paymentType: '13', ...payee } })
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(at(code, '/account/address-change'))
  await hydrated(page)
  await page.locator('main input[name="email"]').fill(email)
  await page.locator('main input[name="password"]').fill(goodPassword)
  await page.locator('main .button[type="submit"]').click()
  await cards(page).waitFor()
  return { page, email, home: houseLine(seller.street, seller.houseNumber, code) }
}

const atWork = (code: CountryCode) => houseLine('Hafen', '12', code)

/** The second address differs in its street alone. */
async function addAnother(page: Page, code: CountryCode): Promise<void> {
  const { postalCode, city } = tradeOf(code, '').seller
  await page.getByText(translated(code)('account.addressChange.add')).click()
  await page.locator('#houseLine').fill(atWork(code))
  await page.locator('#postalCode').fill(postalCode)
  await page.locator('#city').fill(city)
  await page.locator('#address [type="submit"]').click()
  await cards(page).nth(1).waitFor()
}

test.each(some(countryCodes, 1))(
  'F-51 in %s a customer keeps a second address, makes it the usual one and forgets it',
  async (code) => {
    const t = translated(code)
    const { page, home } = await loggedIn(code)
    expect(await cards(page).innerText()).toContain(home)
    await addAnother(page, code)
    await page.getByText(t('account.addressChange.saved')).waitFor()
    expect(await cards(page).nth(1).innerText()).toContain(atWork(code))
    expect(await axeFindings(page)).toEqual([])
    expect(await misfits(page)).toEqual([])

    await page.getByText(t('account.addressChange.use'), { exact: true }).click()
    await page.getByText(t('account.addressChange.chosen', { address: atWork(code) })).waitFor()
    const usual = cards(page).filter({ has: page.getByText(t('account.addressChange.primary'), { exact: true }) })
    expect(await usual.count()).toBe(1)
    expect(await usual.innerText()).toContain(atWork(code))
    expect(await cards(page).first().innerText()).toContain(atWork(code))

    await page.getByLabel(`${t('account.addressChange.remove')} – ${atWork(code)}`).click()
    expect(await axeFindings(page, { include: 'dialog[open]' })).toEqual([])
    await page.locator('dialog[open] .button--danger').click()
    await page.getByText(t('account.addressChange.removed', { address: atWork(code) })).waitFor()
    expect(await cards(page).count()).toBe(1)
    expect(await usual.innerText()).toContain(home)
  },
)

test.each(some(countryCodes, 1))(
  'F-51 in %s whoever has several addresses chooses at the checkout from where the parcel comes',
  async (code) => {
    const t = translated(code)
    const { page, email, home } = await loggedIn(code)
    await addAnother(page, code)
    await page.goto(at(code, '/build.json'))
    await fillCart(page)
    await page.goto(at(code, pathTo(countries[code], 'checkout')))
    const choice = (text: string) => page.locator('.choice').filter({ hasText: text }).locator('[name="knownAddress"]')
    await choice(home).waitFor()
    expect([await choice(home).isChecked(), await value(page, 'houseLine')]).toEqual([true, home])
    expect(await axeFindings(page)).toEqual([])
    expect(await misfits(page)).toEqual([])

    // What is typed is neither of them any more, and what is asked for anew is empty.
    await page.locator('#city').fill('Anderswo')
    expect(await choice(t('checkout.address.other')).isChecked()).toBe(true)
    await choice(home).check()
    expect(await value(page, 'city')).toBe(tradeOf(code, '').seller.city)
    await choice(t('checkout.address.other')).check()
    expect([await value(page, 'houseLine'), await value(page, 'postalCode')]).toEqual(['', ''])

    await choice(atWork(code)).check()
    expect(await value(page, 'houseLine')).toBe(atWork(code))
    await declare(page)
    await page.locator('#sale [type="submit"]').click()
    await page.waitForURL(/\/(thankYou|grazie)\?trade=/)
    const { rows } = await customers.query("select seller->>'street' as street from trades where email = $1", [email])
    expect(rows).toEqual([{ street: 'Hafen' }])
  },
)
