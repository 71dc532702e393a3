import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { countries } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { pathTo } from '#shop/screens/paths.ts'
import type { MessageKey } from '#shop/messages/messages.ts'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { typedOf } from '#tests/support/drivers/browser/sale-steps.ts'
import { savingData } from '#tests/support/drivers/browser/travelling.ts'
import { fillCart } from '#tests/support/drivers/customers/filled-cart.ts'
import { tradeOf } from '#tests/support/drivers/customers/sellers.ts'
import { axeFindings } from '#tests/support/readers/pages/axe.ts'
import { misfits } from '#tests/support/readers/pages/sizes.ts'
import { translated } from '#tests/support/readers/languages/translated.ts'
import { countryCodes, url } from '#tests/support/services/shops/shop-under-test.ts'
import { some } from '#tests/support/limits/runs.ts'

const browser = useBrowser()

const said = (code: CountryCode, key: MessageKey, values?: Record<string, string>): string =>
  translated(code)(key, values)

async function atCheckout(code: CountryCode, viewport = { width: 390, height: 844 }): Promise<Page> {
  const page = await browser.newPage({ viewport })
  await page.addInitScript(savingData)
  await page.goto(url(code, '/build.json'))
  await fillCart(page)
  await page.goto(url(code, pathTo(countries[code], 'checkout')))
  await hydrated(page)
  await page.locator('#sale [type="submit"]:not([aria-busy])').waitFor()
  return page
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id)

describe.each(some(countryCodes, 1))('the form of a sale in %s', (code) => {
  test('EX-03 F-52 has nine fields for a guest with a bank account, and is whole with them', async () => {
    const page = await atCheckout(code)
    const { seller, payee } = tradeOf(code, '')
    const typed = { ...typedOf(seller, code), iban: payee['iban']! }
    for (const [id, text] of Object.entries(typed)) await page.locator(`#${id}`).fill(text)
    for (const id of ['owner', 'privateSale', 'terms']) await page.locator(`#${id}`).check()

    const fields = page.locator('#sale input:not([type="radio"], [type="checkbox"], [type="hidden"]):visible')
    expect(await fields.evaluateAll((inputs) => inputs.map(({ id }) => id).toSorted())).toEqual(
      Object.keys(typed).toSorted(),
    )
    expect(await fields.count()).toBeLessThanOrEqual(9)
    await page.getByText(`${said(code, 'checkout.field.holder')}: ${seller.firstName} ${seller.lastName}`).waitFor()
    await page.locator('#sale [type="submit"]').click()
    await page.waitForURL((address) => address.pathname === pathTo(countries[code], 'thankYou'))
  })

  test('EX-04 F-55 judges a field when it is left, in words of its own, and no other', async () => {
    const page = await atCheckout(code)
    await page.locator('#email').fill('ana@example')
    await page.keyboard.press('Tab')
    await page
      .locator('#email-error')
      .filter({ hasText: said(code, 'checkout.problem.email.invalid') })
      .waitFor()
    await page.locator('#postalCode').focus()
    await page.keyboard.press('Tab')
    expect(await page.locator('.field__error').count()).toBe(1)

    await page.locator('#email').fill('ana@example.com')
    expect(await page.locator('.field__error').count()).toBe(0)
    await page.locator('#birthdate').fill('31121990')
    await page.keyboard.press('Tab')
    const written = countries[code].dateFormat === 'dd.mm.yy' ? '31.12.1990' : '31/12/1990'
    expect(await page.locator('#birthdate').inputValue()).toBe(written)
  })

  test('EX-04 F-55 splits an address, shows how, and lets it be corrected', async () => {
    const page = await atCheckout(code)
    const first = countries[code].houseNumberFirst
    await page.locator('#houseLine').fill(first ? '12 rue Haute' : 'Ringstraße')
    await page.locator('#city').focus()
    if (!first) {
      await page
        .locator('#houseLine-error')
        .filter({ hasText: said(code, 'checkout.problem.houseNumber.missing') })
        .waitFor()
      await page.locator('#houseLine').fill('Ringstraße 12')
    }
    const street = first ? 'rue Haute' : 'Ringstraße'
    await page.getByText(said(code, 'checkout.hint.houseLine', { street, number: '12' })).waitFor()
    expect(await page.locator('.field__error').count()).toBe(0)

    await page.getByRole('button', { name: said(code, 'checkout.apart') }).click()
    expect(await page.locator('#street').inputValue()).toBe(street)
    expect(await page.locator('#houseNumber').inputValue()).toBe('12')
    expect(await axeFindings(page)).toEqual([])
  })

  test('F-55 asks about an e-mail address that looks mistyped, and changes nothing unasked', async () => {
    const page = await atCheckout(code)
    await page.locator('#email').fill('ana@gmial.com')
    const hint = page.getByRole('button', { name: said(code, 'checkout.meant', { email: 'ana@gmail.com' }) })
    await hint.waitFor()
    expect(await page.locator('#email').inputValue()).toBe('ana@gmial.com')
    await hint.click()
    expect(await page.locator('#email').inputValue()).toBe('ana@gmail.com')
    expect(await hint.count()).toBe(0)
    expect(await focused(page)).toBe('email')
  })

  test('EX-04 a field that takes the place of a button has its focus', async () => {
    const page = await atCheckout(code)
    for (const [key, field] of [
      ['checkout.add.addressExtra', 'addressExtra'],
      ['checkout.add.bic', 'bic'],
    ] as const) {
      await page.getByRole('button', { name: said(code, key) }).focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => focused(page)).toBe(field)
    }
    await page.locator('#houseLine').fill(countries[code].houseNumberFirst ? '12 rue Haute' : 'Ringstraße 12')
    await page.getByRole('button', { name: said(code, 'checkout.apart') }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('street')
  })

  test('EX-04 whoever is ahead of what splits an address keeps his place, and is heard as he ended', async () => {
    const page = await atCheckout(code)
    const held = Promise.withResolvers<void>()
    await page.route('**/split-house-line-*.js', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.locator('#houseLine').focus()
    await page.keyboard.type('Ringstraße 12, Hinterhaus')
    await page.keyboard.press('Tab')
    held.resolve()
    await page.locator('#addressExtra').waitFor()

    expect(await focused(page)).toBe('addressExtra')
    expect(await page.locator('#addressExtra').inputValue()).toBe('Hinterhaus')
    await page.getByText(said(code, 'checkout.hint.houseLine', { street: 'Ringstraße', number: '12' })).waitFor()
    await expect.poll(() => page.locator('.field__error').count()).toBe(0)
  })

  test('F-54 stands alone: no search, no menu, no newsletter, and what the law wants', async () => {
    const page = await atCheckout(code, { width: 360, height: 640 })
    expect(await page.locator('#search, #menu, [data-feature="newsletter"]').count()).toBe(0)
    const links = page.locator('.skip-links a')
    expect(await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))).toEqual([
      '#main',
      '#footer',
    ])
    for (const topic of ['terms', 'privacy', 'imprint'] as const) {
      const slug = countries[code].contentSlugs[topic]
      expect(await page.locator(`footer a[href="${pathTo(countries[code], 'content', { slug })}"]`).count()).toBe(1)
    }
    expect(await misfits(page)).toEqual([])
    expect(await axeFindings(page)).toEqual([])
  })
})

test('EX-04 a French postal code names its town, which goes with it, and leaves what somebody has written alone', async () => {
  const page = await atCheckout('fr')
  const town = page.locator('#city')
  await page.locator('#postalCode').fill('59800')
  await expect.poll(() => town.inputValue()).toBe('Lille')
  await page.locator('#postalCode').fill('33000')
  await expect.poll(() => town.inputValue()).toBe('Bordeaux')

  // One of several is for the seller to say.
  await page.locator('#postalCode').fill('01400')
  await expect.poll(() => town.inputValue()).toBe('')
  await expect.poll(() => page.locator('#towns option').allTextContents()).toContain('Châtillon-sur-Chalaronne')
  expect(await axeFindings(page)).toEqual([])

  await town.fill('Villeneuve')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).search))
  await page.locator('#postalCode').fill('75008')
  await town.fill('')
  await page.locator('#postalCode').fill('69001')
  await expect.poll(() => town.inputValue()).toBe('Lyon')
  expect(asked).not.toContain('?postalCode=75008')
})

test('EX-04 without an answer about towns a sale is filled in as ever', async () => {
  const page = await atCheckout('fr')
  await page.route('**/api/towns*', (route) => route.abort())
  await page.locator('#postalCode').fill('59800')
  await page.locator('#city').fill('Lille')
  await page.keyboard.press('Tab')

  expect(await page.locator('#city').inputValue()).toBe('Lille')
  expect(await page.locator('#city-error').count()).toBe(0)
})
