import { expect, onTestFinished, test } from 'vitest'
import { fromSomewhere, openSession, tradeOf, usedPhone } from '#tests/support/drivers/customers/sellers.ts'
import { startShop } from '#tests/support/services/shops/running-shop.ts'

const CROWD = 240
const words = { de: 'Gerade ist viel los', fr: 'Il y a beaucoup de monde en ce moment' }

test('F-94 of a crowd that looks around some are asked to come back, while kept pages and sales go on', async () => {
  const shop = await startShop({ LOG_LEVEL: 'silent', TRUSTED_PROXIES: '1' })
  onTestFinished(shop.stop)
  await shop.visit('de.localhost', '/')
  const seller = await openSession('de.localhost', shop.visit)

  const look = async (code: 'de' | 'fr', number: number) => {
    const headers = { accept: 'text/html', ...fromSomewhere() }
    return { code, answer: await shop.visit(`${code}.localhost`, `/?q=phone+${number}`, { headers }) }
  }
  const crowd = Promise.all(Array.from({ length: CROWD }, (_, number) => look(number % 2 ? 'de' : 'fr', number)))
  const kept = await shop.visit('de.localhost', '/')
  const offer = await seller('POST', '/api/offers', usedPhone)
  const { id } = offer.json() as { id: string }
  const key = { 'idempotency-key': crypto.randomUUID() }
  const trade = await seller('POST', '/api/trades', tradeOf('de', id), 'de.localhost', key)
  expect([kept.status, offer.status, trade.status]).toEqual([200, 201, 201])

  const answers = await crowd
  expect(answers.filter(({ answer }) => answer.status !== 200 && answer.status !== 503)).toEqual([])
  for (const code of ['de', 'fr'] as const) {
    const refused = answers.filter((each) => each.code === code && each.answer.status === 503)
    expect(refused).not.toHaveLength(0)
    for (const { answer } of refused) {
      expect(answer.headers['retry-after']).toBe('1')
      expect(answer.text).toContain(words[code])
    }
  }
  const { answer } = await look('de', CROWD)
  expect(answer.status).toBe(200)
})
