import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findReviews } from '#domain/reviews/find-reviews.ts'
import { publishReview } from '#domain/reviews/moderate-review.ts'
import { writeReview } from '#domain/reviews/write-review.ts'
import { askedSeller, lettersAsking } from '#tests/support/drivers/customers/asked-sellers.ts'
import { axeFindings } from '#tests/support/readers/pages/axe.ts'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { hireColleague } from '#tests/support/drivers/office/colleagues.ts'
import { logInByForm } from '#tests/support/drivers/office/office-login.ts'
import { useOffice } from '#tests/support/drivers/office/office.ts'
import { shopOf } from '#tests/support/fixtures/sold-trade.ts'

const browser = useBrowser()
// What is published stays on the home page: others who read it have a shop without it.
const office = useOffice({})
const at = (host: string) => `http://${host}.localhost:${office.shop().port}`

/** Four who said something before, and were read. */
async function othersBefore(): Promise<void> {
  const engines = office.engines()
  const agent = await hireColleague(engines, 'early-bird', 'agent')
  for (const stars of ['5', '4', '3', '5']) {
    const { token } = await askedSeller(engines)
    await writeReview(engines, shopOf('de'), token, {
      stars,
      text: `Mit ${stars} Sternen zufrieden oder nicht`,
      name: '',
    })
  }
  const order = { sort: 'number', descending: false, limit: 10 } as const
  for (const { number, writtenAt } of (await findReviews(engines, {}, order)).rows) {
    await publishReview(engines, agent, { number, changedAt: writtenAt.getTime() })
  }
}

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

test('S1.15 a review is written by keyboard from the letter, published in the office and seen on the home page', async () => {
  await othersBefore()
  const { trade } = await askedSeller(office.engines())
  const [letter] = await lettersAsking(office.engines(), trade.email)
  const link = /https?:\/\/[^/\s]+(\/review\/[\w-]+)/.exec(letter!)![1]!

  const seller = await browser.newPage({ viewport: { width: 360, height: 780 } })
  await seller.goto(at('de') + link)
  expect(await axeFindings(seller, { rules: 'everything' })).toEqual([])
  await seller.locator('input[name=stars]').first().focus()
  // From five stars down to two.
  await press(seller, 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Tab')
  await seller.keyboard.type('Langsam, aber ehrlich')
  await press(seller, 'Tab')
  await seller.keyboard.type('Q.')
  await press(seller, 'Tab', 'Enter')
  await seller.locator('[data-review=waiting]').waitFor()
  expect(await seller.locator('input[name=stars]:checked').getAttribute('value')).toBe('2')
  expect(await axeFindings(seller, { rules: 'everything' })).toEqual([])

  const agent = await office.colleague('agent')
  const screen = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await logInByForm(screen, at('office'), `${agent.username}:${agent.password}`)
  await screen.goto(`${at('office')}/reviews?status=waiting`)
  expect(await axeFindings(screen)).toEqual([])
  await screen.locator('tbody a').first().press('Enter')
  await screen.locator('button[value=publish]').waitFor()
  await hydrated(screen)
  expect(await axeFindings(screen)).toEqual([])
  await screen.locator('button[value=publish]').press('Enter')
  await screen.locator('button[value=publish]').waitFor({ state: 'detached' })

  const visitor = await browser.newPage({ viewport: { width: 360, height: 780 } })
  const section = visitor.locator('[data-feature=seal-and-slider]')
  await expect
    .poll(async () => {
      await visitor.goto(at('de'))
      return section.innerText()
    })
    .toContain('Langsam, aber ehrlich')
  expect(await section.innerText()).toContain('3,8 von 5 Sternen: 5 Bewertungen')
  expect(await axeFindings(visitor, { include: '[data-feature=seal-and-slider]', rules: 'everything' })).toEqual([])
  const row = section.locator('ul')
  await row.focus()
  await press(visitor, 'ArrowRight', 'ArrowRight', 'ArrowRight')
  await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0)
})
