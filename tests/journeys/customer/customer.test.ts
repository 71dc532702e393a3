import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { houseLine } from '#shop/addresses/address-lines.ts'
import { countries } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { goodPassword, useCustomers } from '#tests/support/drivers/customers/customers.ts'
import { axeFindings } from '#tests/support/readers/pages/axe.ts'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { fillCart } from '#tests/support/drivers/customers/filled-cart.ts'
import { tradeOf } from '#tests/support/drivers/customers/sellers.ts'
import { unlistedThings } from '#tests/support/readers/pages/stored-in-browser.ts'
import { answerQuestions, declare, fillIn, findPhone, putIntoCart } from '#tests/support/drivers/browser/sale-steps.ts'
import { translated } from '#tests/support/readers/languages/translated.ts'
import { misfits } from '#tests/support/readers/pages/sizes.ts'
import { arrived, travel } from '#tests/support/drivers/browser/travelling.ts'
import { some } from '#tests/support/limits/runs.ts'
import { countryCodes } from '#tests/support/services/shops/shop-under-test.ts'
import { longTest } from '#tests/support/limits/long-test.ts'

const browser = useBrowser()
const customers = useCustomers()

const at = (code: CountryCode, path: string) => `http://${code}.localhost:${customers.shop().port}${path}`

const newPassword = 'vier grüne Kaffeetassen'

const submit = (page: Page, form: string) => page.locator(`${form} .button[type="submit"]`).click()

async function logIn(page: Page, email: string, password = goodPassword, within = 'main'): Promise<void> {
  await page.locator(`${within} input[name="email"]`).fill(email)
  await page.locator(`${within} input[name="password"]`).fill(password)
  await submit(page, within)
}

const card = (page: Page, title: string) =>
  page.locator('main .card').filter({ has: page.getByText(title, { exact: true }) })

/** What is wrong with a screen for those who cannot see it well, or see it on a phone. */
async function flaws(page: Page): Promise<string[]> {
  const found = await axeFindings(page, { exclude: ['.site-header', '.site-footer'] })
  await page.setViewportSize({ width: 360, height: 740 })
  found.push(...(await misfits(page)))
  await page.setViewportSize({ width: 1280, height: 800 })
  return found
}

const ibanOf = (code: CountryCode): string => tradeOf(code, '').payee['iban']!

/** As much of it as is shown. */
const ibanHint = (code: CountryCode): string =>
  `${ibanOf(code).slice(0, 2)}… ${ibanOf(code).replaceAll(' ', '').slice(-4)}`

async function toCheckout(page: Page, code: CountryCode): Promise<void> {
  await page.goto(at(code, '/build.json'))
  await fillCart(page)
  await page.goto(at(code, pathTo(countries[code], 'checkout')))
}

/** The sale of a guest, who keeps what he has typed by choosing a password at the end. */
async function sellAsGuest(page: Page, code: CountryCode): Promise<string> {
  const t = translated(code)
  await toCheckout(page, code)
  await page.locator('#sale [type="submit"]:not([aria-busy])').waitFor()
  const email = await fillIn(page, code)
  await submit(page, '#sale')
  await arrived(page, await thanked(page))

  const account = 'main form:has(input[name="password"])'
  await page.locator(`${account} input[name="password"]`).fill('kurz')
  await submit(page, account)
  await page.getByText(t('field.too-short')).waitFor()
  expect(await flaws(page)).toEqual([])
  await page.locator(`${account} input[name="password"]`).fill(goodPassword)
  await submit(page, account)
  await page.getByText(t('thankYou.account.sent')).waitFor()
  await customers.confirm(code, email)

  // Where the money goes was written down nowhere: after a reload only the address is left.
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored.replaceAll(' ', '')).not.toContain(ibanOf(code).replaceAll(' ', ''))
  await page.reload()
  await hydrated(page)
  await page.getByText(t('thankYou.account.link')).click()
  await arrived(page, '/account/register')
  expect(await page.locator('#email').inputValue()).toBe(email)
  return email
}

async function thanked(page: Page): Promise<string> {
  await page.waitForURL(/\/(thankYou|grazie)\?trade=/)
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** Everything stands there already; only the declarations are missing. */
async function sellAsCustomer(page: Page, code: CountryCode): Promise<string> {
  const { seller } = tradeOf(code, '')
  const value = (id: string) => page.locator(`#${id}`).inputValue()
  await page.locator('#sale [type="submit"]:not([aria-busy])').waitFor()
  expect([await value('firstName'), await value('houseLine'), await value('postalCode')]).toEqual([
    seller.firstName,
    houseLine(seller.street, seller.houseNumber, code),
    seller.postalCode,
  ])
  expect(await page.locator('#iban').count()).toBe(0)
  expect(await page.locator('[name="paymentAccount"]:checked').locator('xpath=..').innerText()).toContain(
    ibanHint(code),
  )
  await declare(page)
  await submit(page, '#sale')
  await thanked(page)
  return page.locator('[data-transaction]').innerText()
}

const trades = (page: Page) => page.locator('main article')

async function changeProfile(page: Page, code: CountryCode): Promise<void> {
  const t = translated(code)
  await page.locator('#firstName').fill('')
  await submit(page, '#profile')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('firstName')
  await page.locator('#firstName').fill('Eva')
  await page.locator('#phone').fill(tradeOf(code, '').seller.phone)
  await submit(page, '#profile')
  await page.getByText(t('account.profile.saved')).waitFor()

  const wanted = `eva.${crypto.randomUUID()}@example.com`
  await page.locator('#newEmail').fill(wanted)
  await card(page, t('account.email.title')).locator('[type="submit"]').click()
  await page.getByText(t('account.email.sent', { email: wanted })).waitFor()
  expect(await customers.letterTo(wanted, 'email-change')).toContain('?token=')
}

async function changePassword(page: Page, code: CountryCode): Promise<void> {
  const t = translated(code)
  const section = card(page, t('account.password.title'))
  await section.locator('[name="currentPassword"]').fill('nicht meins')
  await section.locator('[name="password"]').fill(newPassword)
  await section.locator('[type="submit"]').click()
  await page.getByText(t('problem.wrong-password')).waitFor()
  expect(await section.locator('[name="currentPassword"]').getAttribute('aria-invalid')).toBe('true')
  await section.locator('[name="currentPassword"]').fill(goodPassword)
  await section.locator('[type="submit"]').click()
  await page.getByText(t('account.password.saved')).waitFor()
}

/** Somewhere else somebody is logged in, too. */
async function endOtherLogin(page: Page, code: CountryCode, email: string): Promise<void> {
  const t = translated(code)
  await customers.login(code, email, newPassword, { 'user-agent': 'curl/8.0' })
  await travel(page, '/account')
  await travel(page, '/account/management')
  await page.getByText(t('account.sessions.endOthers')).click()
  await page.getByText(t('account.sessions.endOthers')).waitFor({ state: 'detached' })
  const left = await customers.query('select 1 from sessions join accounts a on a.id = account_id where email = $1', [
    email,
  ])
  expect(left.rowCount).toBe(1)
}

async function chooseNewsletter(page: Page, code: CountryCode, email: string): Promise<void> {
  const t = translated(code)
  if (!countries[code].features.newsletter) {
    expect(await page.locator('#newsletter').count()).toBe(0)
    return
  }
  await page.locator('#newsletter').check()
  await page.getByText(t('account.newsletter.on')).waitFor()
  const { rows } = await customers.query(
    `select action, source from newsletter_consents c join newsletter_subscribers s on s.id = c.subscriber_id
     where wording = $1 and email = $2`,
    [t('account.newsletter.consent'), email],
  )
  expect(rows).toEqual([{ action: 'confirmed', source: 'account' }])
}

/** Long after the login the shop wants the password again; then it goes on where it was. */
async function takeDataAlong(page: Page, code: CountryCode, email: string): Promise<void> {
  const t = translated(code)
  await customers.query("update sessions set authenticated_at = authenticated_at - interval '11 minutes'")
  await page.getByText(t('account.export.download')).click()
  await page.locator('dialog[open] [name="password"]').fill(newPassword)
  const [file] = await Promise.all([page.waitForEvent('download'), submit(page, 'dialog[open]')])

  expect(file.suggestedFilename()).toBe('umlauf.json')
  expect(await readFile(await file.path(), 'utf8')).toContain(email)
}

const elsewhere = { at: '8010', de: '20095', es: '08001', fr: '69001', it: '20121' }

async function changeAddress(page: Page, code: keyof typeof elsewhere): Promise<void> {
  const t = translated(code)
  await travel(page, '/account/address-change')
  const { postalCode } = tradeOf(code, '').seller
  await page.getByText(t('account.addressChange.change'), { exact: true }).click()
  await page.locator('#postalCode').fill(postalCode.slice(0, -1))
  await submit(page, '#address')
  expect(await page.locator('#postalCode-error').innerText()).toContain(
    t('checkout.problem.postalCode.invalid', { example: postalCode }),
  )
  await page.locator('#postalCode').fill(elsewhere[code])
  await page.locator('#city').fill('Hafen')
  await submit(page, '#address')
  await page.getByText(t('account.addressChange.saved')).waitFor()
  expect(await page.locator('main address').innerText()).toContain(`${elsewhere[code]} Hafen`)
  expect(await flaws(page)).toEqual([])
}

async function changePayout(page: Page, code: CountryCode): Promise<void> {
  const t = translated(code)
  await travel(page, '/account/payment-change')
  await page.getByText(t('account.paymentChange.add')).click()
  await page.locator('#iban').fill(ibanOf(code).replace(/.$/, (last) => String((Number(last) + 1) % 10)))
  await submit(page, '#payout')
  expect(await page.locator('#iban-error').innerText()).toContain(t('checkout.problem.iban.mistyped'))
  await page.getByText(t('checkout.payout.paypal'), { exact: true }).click()
  await page.locator('#paypalEmail').fill('eva@example.com')
  await submit(page, '#payout')
  await page.getByText(t('account.paymentChange.chosen', { account: 'e…@example.com' })).waitFor()

  const paidTo = (hint: string) =>
    page.locator('main .card').filter({ hasText: hint }).getByText(t('account.paymentChange.primary'))
  expect(await paidTo('e…@example.com').count()).toBe(1)
  await page.getByText(t('account.paymentChange.use')).click()
  await paidTo(ibanHint(code)).waitFor()
  expect(await paidTo('e…@example.com').count()).toBe(0)
  expect(await flaws(page)).toEqual([])

  await page.getByLabel(`${t('account.paymentChange.remove')} – e…@example.com`).click()
  await page.locator('dialog[open] .button--danger').click()
  await page.getByText(t('account.paymentChange.removed', { account: 'e…@example.com' })).waitFor()
  expect(await page.locator('main .card').count()).toBe(1)
}

/** Twice asked, once refused as long as something is open. */
async function leave(page: Page, code: CountryCode, email: string): Promise<void> {
  const t = translated(code)
  const confirm = page.locator('dialog[open] .button--danger')
  await travel(page, '/account/management')
  await page.locator('main .card > p > .button--danger').click()
  await confirm.click()
  await page.locator('dialog[open]').getByText(t('problem.open-trades')).waitFor()
  expect(await axeFindings(page, { include: 'dialog[open]' })).toEqual([])

  await customers.query("update trade_items set status = 'PAID'")
  await confirm.click()
  await page.getByText(t('account.goodbye.title')).waitFor()
  expect(await flaws(page)).toEqual([])
  expect((await customers.login(code, email, newPassword)).status).toBe(401)
  expect(await page.evaluate(() => localStorage.getItem('umlauf.account'))).toBeNull()
}

longTest.each(countryCodes)(
  'S1.01 S1.02 S2.50 S2.51 S2.53 S2.54 in %s a guest becomes a customer, sells with a filled form, looks after the account and leaves',
  async (code) => {
    const t = translated(code)
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    const email = await sellAsGuest(page, code)

    await page.goto(at(code, '/account'))
    await hydrated(page)
    await logIn(page, email)
    await trades(page).waitFor()
    await toCheckout(page, code)
    const number = await sellAsCustomer(page, code)
    await page.route(/itemsPerPage=10/, (route) =>
      route.continue({ url: route.request().url().replace('itemsPerPage=10', 'itemsPerPage=1') }),
    )
    await page.getByText(t('thankYou.account.mineLink')).click()

    // Both sales are there, the newest first, page by page, with what comes next.
    await page.getByText(t('account.overview.older')).click()
    await trades(page).nth(1).waitFor()
    expect(await trades(page).count()).toBe(2)
    expect(await trades(page).nth(1).locator('h3:focus').count()).toBe(1)
    expect(await page.getByText(t('account.overview.older')).count()).toBe(0)
    const newest = await trades(page).first().innerText()
    expect(newest).toContain(number)
    expect(newest).toContain(t('trade.status.WAITING_FOR_PARCEL'))
    expect(newest).toContain('Apple iPhone 14 128')
    expect(await trades(page).first().locator('img').getAttribute('src')).toMatch(/^\/art\/iphone\//)
    await trades(page).first().getByText(t('trade.history')).click()
    expect(await trades(page).first().innerText()).toContain(t('trade.event.created'))
    expect(await flaws(page)).toEqual([])
    // What a company sold is told as net.
    expect(newest).not.toContain(t('trade.payoutNet'))
    await customers.query("update trades set segment = 'business' where email = $1", [email])
    await page.reload()
    await trades(page).getByText(t('trade.payoutNet')).first().waitFor()

    await travel(page, '/account/management')
    await changeProfile(page, code)
    await changePassword(page, code)
    await endOtherLogin(page, code, email)
    await chooseNewsletter(page, code, email)
    expect(await flaws(page)).toEqual([])
    await takeDataAlong(page, code, email)
    await changeAddress(page, code)
    await changePayout(page, code)
    await leave(page, code, email)
  },
)

test.each(some(countryCodes, 1))(
  'S1.01 S1.02 S2.51 in %s a customer finds a phone, logs in at the checkout, sells with a filled form and finds the sale in the account',
  async (code) => {
    const t = translated(code)
    const { seller, payee } = tradeOf(code, '')
    const { firstName: _, lastName: __, email: ___, ...Address } = seller
    const { email } = await customers.newCustomer(code, { Address, Payment: { paymentType: '13', ...payee } })
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await page.goto(at(code, '/account'))
    await hydrated(page)
    await logIn(page, email)
    await page.getByText(t('account.overview.empty.title')).waitFor()
    expect(await axeFindings(page, { exclude: ['.site-header', '.site-footer'] })).toEqual([])
    await page.getByText(t('account.logout')).first().click()
    await page.locator('input[name="password"]').waitFor()

    await findPhone(page, code, customers.shop().port)
    await answerQuestions(page)
    await putIntoCart(page)
    await page.waitForURL((address) => address.pathname === pathTo(countries[code], 'checkout'))
    await page.locator('#city').fill('Altrove')
    await page.locator('main p a').getByText(t('login.title')).click()
    await logIn(page, email, goodPassword, 'dialog[open]')
    await page.locator('[name="paymentAccount"]').first().waitFor()
    expect(await page.locator('#city').inputValue()).toBe('Altrove')
    const number = await sellAsCustomer(page, code)

    await travel(page, '/account')
    await trades(page).waitFor()
    expect(await trades(page).innerText()).toContain(number)
    await trades(page).locator('a[href^="/trade/"]').click()
    await page.locator('h1').getByText(number).waitFor()
    expect(new URL(page.url()).pathname).toMatch(/^\/trade\//)
    expect(await unlistedThings(page)).toEqual([])
  },
)
