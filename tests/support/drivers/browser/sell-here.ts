import type { Page } from 'playwright-core'
import type { CountryCode } from '#shop/countries/country.ts'
import { tradeOf, usedPhone } from '#tests/support/drivers/customers/sellers.ts'

/** Sells a phone as the checkout does, in the session of a page of this shop; tells the number of the trade. */
export async function sellHere(page: Page, code: CountryCode, home: string): Promise<number> {
  await page.goto(`${home}/build.json`)
  return page.evaluate(
    async ({ asked, submission }) => {
      const send = async (path: string, body: object) => {
        const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
        return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
      }
      const { id: offerId } = await send('/api/offers', asked)
      const answer = await send('/api/trades', { ...submission, lines: [{ offerId, quantity: 1 }] })
      return answer.transactionId as number
    },
    { asked: usedPhone, submission: tradeOf(code, '') },
  )
}
